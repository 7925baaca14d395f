import { defaultPlatform } from "@buck/client";
import type { Platform, Signals } from "@buck/client";
import { safeStorage } from "./persisted.ts";

const signals: Signals = {
  isOnline: () => navigator.onLine,
  isVisible: () => !document.hidden,
  onChange: (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("online", listener, { signal });
    addEventListener("offline", listener, { signal });
    document.addEventListener("visibilitychange", listener, { signal });
    return () => listening.abort();
  },
};

/** What the client needs from a browser. */
export const browserPlatform: Platform = { ...defaultPlatform(), signals, storage: safeStorage };
