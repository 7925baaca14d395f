import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { Evening } from "./evening.ts";
import { EMPTY } from "./state.ts";
import type { TableState } from "./state.ts";

/** A table before its first entry. */
export function unopened(code: Code): TableState {
  return {
    code,
    version: 0,
    createdAt: 0,
    updatedAt: 0,
    stage: "lobby",
    settings: DEFAULT_SETTINGS,
    seats: [EMPTY, EMPTY, EMPTY, EMPTY],
    host: null,
    rightfulHost: null,
    removed: [],
    locked: false,
    paused: false,
    ready: [],
    game: null,
    nextDeals: null,
    finishedGames: [],
    evening: Evening.EMPTY,
    lastSeals: null,
    chat: [],
  };
}
