import type { Code } from "@buck/protocol";
import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import type { SavedTable } from "./ports.ts";
import { reduce } from "./reduce.ts";
import { unopened } from "./unopened.ts";
import { stateOf } from "./snapshot.ts";

const NO_CODE: Code = "";

/** The record of the game at a kept table, also of one that nobody has won; null where there is none. */
export function keptRecord({ snapshot, entries }: Pick<SavedTable, "snapshot" | "entries">): string | null {
  const start = snapshot === null ? unopened(NO_CODE) : stateOf(snapshot);
  const { game } = entries.reduce((state, entry) => reduce(state, entry), start);
  if (game === null) return null;
  const { rules, history } = game;
  const { actions } = history;
  return JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...rules, actions });
}
