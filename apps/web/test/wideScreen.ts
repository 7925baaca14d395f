import { vi } from "vitest";

/** A screen with room for the log beside the table. */
export function widenScreen(): void {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith("(min-width: 1080px)") }),
  );
}
