import { safeStorage } from "./persisted.ts";

/** What browsers that install apps by themselves give a page to ask with, when it wants to. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let installPrompt: InstallPrompt | null = null;

/** Keeps the browser's own question for a better moment than the first visit. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) installPrompt = event;
  });
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event;
}

/** It can be asked once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const prompt = installPrompt;
  installPrompt = null;
  return prompt;
}

const INSTALL_KEY = "buck.installOffered";

/** Somebody has answered: installed, or declined. */
export const isInstallDone = {
  get: () => safeStorage.get(INSTALL_KEY) !== null,
  set: () => safeStorage.set(INSTALL_KEY, "1"),
};

/** How this browser installs apps; null when it cannot, has done so, or its owner has declined. */
export function installWay(): "prompt" | "ios" | null {
  if (isInstallDone.get() || matchMedia("(display-mode: standalone)").matches) return null;
  if (installPrompt !== null) return "prompt";
  return "standalone" in navigator ? "ios" : null;
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
