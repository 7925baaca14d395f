import { buck } from "@buck/engine";
import { LIMITS } from "./limits.ts";
import type { Settings } from "./table.ts";

/** One tap makes a table: this is the table it makes. */
export const DEFAULT_SETTINGS: Settings = {
  title: "",
  rules: { game: "buck", options: buck.DEFAULT_OPTIONS },
  pace: "normal",
  turnTimer: null,
  watching: true,
  takeover: true,
  undoWithTimer: false,
  hints: "off",
  graceSeconds: LIMITS.graceSeconds.default,
};
