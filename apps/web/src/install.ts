/** Makes the app one that can be installed, and that opens without a network. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

const KEY = "buck.reloadedAt";
const AGAIN_AFTER_MS = 10_000;

/** A page from before a deploy asks for files that are gone: the new page has what is needed. Once, not for ever. */
export function reloadAfterDeploy(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
