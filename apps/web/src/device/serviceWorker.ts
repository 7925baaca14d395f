import { useAppUpdate } from "./appUpdate.ts";
import { BASE } from "../app/base.ts";

/** Makes the app one that can be installed and that starts without a network, and looks for newer builds of it. */
export function registerWorker(): void {
  if (import.meta.env.MODE !== "production" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => {
    const { controller } = serviceWorker;
    if (controller === null || controller.state === "activated") return void lookForUpdate();
    controller.addEventListener("statechange", () => void lookForUpdate(), { once: true });
  });
  addEventListener("load", () => void register(serviceWorker));
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(`${BASE}/sw.js`).catch(() => null);
  if (registration === null) return;
  // Browsers look for a newer worker when a page is opened; an installed app stays open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  });
  // While the files of this build are still there: the new worker throws them away.
  registration.addEventListener("updatefound", () => {
    if (workers.controller !== null) void loadUpdateNotice();
  });
}

export function loadUpdateNotice() {
  return import("./UpdateNotice.tsx");
}

/** A new worker has thrown away all files but those of its own build, once it is active. */
async function lookForUpdate(): Promise<void> {
  if ((await caches.match(import.meta.url)) === undefined) useAppUpdate.setState({ isReady: true });
}
