declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, and a name for it that no other build has. */
declare const BUILD_FILES: { readonly id: string; readonly files: readonly string[] };

const { id, files } = BUILD_FILES;
const CACHE = `buck-${id}`;
/** Everything of the app lies below the folder of this file. */
const SHELL = new URL("./", self.location.href).pathname;
const ICONS = ["favicon.svg", "favicon-turn.svg"].map((name) => SHELL + name);
const FILES = files.map((name) => SHELL + name);
/** A network that takes longer to bring a page is as good as none: in a tunnel nothing is refused, nothing comes. */
const PATIENCE_MS = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(`${SHELL}api/`))
    return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(`${SHELL}assets/`) || ICONS.includes(pathname))
    event.respondWith(file(request));
});

/** A notice that is tapped brings its table back to the front. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusTable());
});

async function focusTable(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open === undefined ? self.clients.openWindow(SHELL) : open.focus());
}

/** All or nothing: a worker that could not keep everything is not installed, and tried again at the next visit. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...ICONS, ...FILES].map((path) => new Request(path, { priority: "low" })));
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The network decides what the app is; what was kept serves only whoever has no network. */
async function page(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const kept = await (await caches.open(CACHE)).match(SHELL);
  if (kept === undefined) return fresh;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  return Promise.race([fresh.catch(() => kept), late]);
}

/** Names of assets change with what is in them, so a kept one is never old. */
async function file(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request);
  return kept ?? fetch(request);
}
