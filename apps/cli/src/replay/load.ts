import { decodeRecord, importEgn, replay, replayEgn } from "@buck/records";
import type { buck, euchre } from "@buck/engine";
import type { EgnGame } from "@buck/records";

/** All states and events of a game: `events[i]` lead from `states[i]` to `states[i + 1]`. */
export interface GameHistory<State, Event> {
  readonly states: readonly State[];
  readonly events: readonly (readonly Event[])[];
}

export type Loaded =
  | { readonly game: "buck"; readonly history: GameHistory<buck.GameState, buck.Event> }
  | { readonly game: "euchre"; readonly history: GameHistory<euchre.GameState, euchre.Event> };

/** Where and how a file breaks a rule. */
export interface Fault {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  /** The number of the action in a record, or the place in an EGN file. */
  readonly at: number | string;
}

export type LoadResult = { readonly ok: true; readonly loaded: Loaded } | Fault;

/** Reads a record or an EGN file and replays it by the rules. */
export function load(text: string): LoadResult {
  const egn = importEgn(text);
  if (egn.ok) return loadEgn(egn.game);
  const isEgn = egn.code !== "NOT_EGN" && egn.code !== "NOT_JSON";
  return isEgn ? { ok: false, code: egn.code, message: egn.message, at: egn.at } : loadRecord(text);
}

function loadRecord(text: string): LoadResult {
  const decoded = decodeRecord(text);
  if (!decoded.ok) return { ok: false, code: decoded.code, message: decoded.message, at: "" };
  const { record } = decoded;
  switch (record.game) {
    case "buck": {
      const history = replay(record);
      return history.ok ? { ok: true, loaded: { game: "buck", history } } : broken(history);
    }
    case "euchre": {
      const history = replay(record);
      return history.ok ? { ok: true, loaded: { game: "euchre", history } } : broken(history);
    }
  }
}

function broken({ index, code, message }: { index: number; code: string; message: string }): Fault {
  return { ok: false, code, message: `Action ${index}: ${message}`, at: index };
}

function loadEgn(game: EgnGame): LoadResult {
  const history = replayEgn(game);
  if (!history.ok) return { ok: false, code: history.code, message: history.message, at: history.at };
  const { finalScores } = game;
  const { a, b } = history.scores;
  if (finalScores !== null && (finalScores.a !== a || finalScores.b !== b)) {
    const message = `The file says ${finalScores.a}-${finalScores.b}, and its play comes to ${a}-${b}.`;
    return { ok: false, code: "WRONG_SCORE", message, at: "metadata.finalScore" };
  }
  return { ok: true, loaded: { game: "euchre", history } };
}
