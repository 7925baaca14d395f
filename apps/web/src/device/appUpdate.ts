import { create } from "zustand";

/** Whether this page is of a build that is no longer kept on the device: a newer one has taken its place. */
export const useAppUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));
