declare const self: ServiceWorkerGlobalScope;
/** Another one for every build: what an older build has kept is thrown away. */
declare const BUILD: string;

const CACHE = `buck-${BUILD}`;
const SHELL = "/";

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
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

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The network decides what the app is; what was kept serves only whoever has no network. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(SHELL, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Their names change with what is in them, so they never grow old. */
async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
