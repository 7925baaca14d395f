import type { GameAction, GameEvent, GameName, Games } from "@buck/engine";
import { importEgn } from "./egn/read.ts";
import { replayEgn } from "./egn/replay.ts";
import type { EgnGame } from "./egn/game.ts";
import { decodeRecord, replay } from "./record.ts";
import type { GameRecord } from "./record.ts";

/** A game that has been replayed: `events[i]` lead from `states[i]` to `states[i + 1]`. */
export type GameHistory<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly states: readonly Games[Each]["state"][];
    readonly events: readonly (readonly GameEvent<Each>[])[];
    /** What brought the events about; null where a file says how things are and not what was done. */
    readonly actions: readonly (GameAction<Each> | null)[];
    /** The record it was read from; null for a file of another kind. */
    readonly record: GameRecord<Each> | null;
    /** Some cards lie where the play allows, because the file does not say where they were. */
    readonly hasGuessedCards: boolean;
  };
}[Name];

/** Where and how a file breaks a rule. */
export interface FileFault {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  /** The number of the action in a record, or the place in an EGN file. */
  readonly at: number | string;
}

export type HistoryResult<Name extends GameName = GameName> =
  | { readonly ok: true; readonly history: GameHistory<Name> }
  | FileFault;

/** Reads the text of a record or of an EGN file, and replays it by the rules to its end or its first fault. */
export function readGameFile(text: string): HistoryResult {
  const egn = importEgn(text);
  if (egn.ok) return historyOfEgn(egn.game);
  const isEgn = egn.code !== "NOT_EGN" && egn.code !== "NOT_JSON";
  if (isEgn) return { ok: false, code: egn.code, message: egn.message, at: egn.at };
  const decoded = decodeRecord(text);
  return decoded.ok ? historyOf(decoded.record) : { ...decoded, at: "" };
}

export function historyOf<Name extends GameName>(record: GameRecord<Name>): HistoryResult<Name> {
  const replayed = replay(record);
  if (!replayed.ok) {
    const { code, message, index } = replayed;
    return { ok: false, code, message: `Action ${index}: ${message}`, at: index };
  }
  const { states, events } = replayed;
  const { game, actions } = record;
  return { ok: true, history: { game, states, events, actions, record, hasGuessedCards: false } };
}

/** Replays an EGN file, and holds its play against the score that it states. */
function historyOfEgn(game: EgnGame): HistoryResult<"euchre"> {
  const replayed = replayEgn(game);
  if (!replayed.ok) {
    return { ok: false, code: replayed.code, message: replayed.message, at: replayed.at };
  }
  const { finalScores } = game;
  const { a, b } = replayed.scores;
  if (finalScores !== null && (finalScores.a !== a || finalScores.b !== b)) {
    const message = `The file says ${finalScores.a}-${finalScores.b}, and its play comes to ${a}-${b}.`;
    return { ok: false, code: "WRONG_SCORE", message, at: "metadata.finalScore" };
  }
  const { states, events, actions, deals } = replayed;
  const hasGuessedCards = deals.some(({ guessed }) => guessed.length > 0);
  return { ok: true, history: { game: "euchre", states, events, actions, record: null, hasGuessedCards } };
}
