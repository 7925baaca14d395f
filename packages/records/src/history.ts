import { seatsOf } from "@buck/engine";
import type { GameAction, GameEvent, GameName, Games, Position } from "@buck/engine";
import { importEgn } from "./egn/read.ts";
import { replayEgn } from "./egn/replay.ts";
import type { EgnGame } from "./egn/game.ts";
import { faultOfEgn, fileFault } from "./fileFault.ts";
import type { FileFault } from "./fileFault.ts";
import { isObject } from "./json.ts";
import { decodeRecord, replay } from "./record.ts";
import type { BrokenRecord, GameRecord } from "./record.ts";
import { namedAt } from "./sitting.ts";

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

/** The seats of a game that is known from its first action on. */
export function seatsIn<Name extends GameName>({ states }: GameHistory<Name>): readonly Position[] {
  return seatsOf(states.at(-1)?.players ?? []);
}

export type HistoryResult<Name extends GameName = GameName> =
  | { readonly ok: true; readonly history: GameHistory<Name> }
  | FileFault;

/** Reads the text of a record or of an EGN file, and replays it by the rules to its end or its first fault. */
export function readGameFile(text: string): HistoryResult {
  const egn = importEgn(text);
  if (egn.ok) return historyOfEgn(egn.game);
  const isEgn = egn.code !== "NOT_EGN" && egn.code !== "NOT_JSON";
  if (isEgn) return faultOfEgn(egn);
  const decoded = decodeRecord(text);
  return decoded.ok ? historyOf(decoded.record) : fileFault(decoded.code);
}

export function historyOf<Name extends GameName>(record: GameRecord<Name>): HistoryResult<Name> {
  const replayed = replay(record);
  if (!replayed.ok) return brokenRule(record, replayed);
  const { events } = replayed;
  const { game, actions } = record;
  const states = statesWithNames(record, replayed.states);
  return { ok: true, history: { game, states, events, actions, record, hasGuessedCards: false } };
}

/** A record's actions name whoever sat down first: everybody is named in the hands that were dealt to them. */
function statesWithNames<Name extends GameName>(
  { actions, sittings }: GameRecord<Name>,
  states: readonly Games[Name]["state"][],
): readonly Games[Name]["state"][] {
  if (sittings === undefined) return states;
  const done: readonly GameAction[] = actions;
  let deal = 0;
  return states.map((state, index) => {
    if (done[index - 1]?.type === "DEAL") deal += 1;
    return namedAt<Games[Name]["state"]>(state, sittings, deal);
  });
}

/** Who broke a rule, and in which hand and trick. */
function brokenRule<Name extends GameName>(
  record: GameRecord<Name>,
  { index, reason }: BrokenRecord<Name>,
): FileFault {
  const before: readonly GameAction[] = record.actions.slice(0, index);
  const replayed = replay<Name>({ ...record, actions: before });
  const state: Games[Name]["state"] | undefined = replayed.ok ? replayed.states.at(-1) : undefined;
  const hand = before.filter(({ type }) => type === "DEAL").length;
  const action: unknown = record.actions[index];
  const seat = isObject(action) ? action["playerPosition"] : undefined;
  return fileFault(reason.code, {
    at: index,
    hand: hand === 0 ? null : hand,
    trick: state?.phase === "PLAYING" ? state.currentTrick.number : null,
    name: state?.players.find(({ position }) => position === seat)?.name ?? null,
    refusal: reason,
  });
}

/** Replays an EGN file, and holds its play against the score that it states. */
function historyOfEgn(game: EgnGame): HistoryResult<"euchre"> {
  const replayed = replayEgn(game);
  if (!replayed.ok) return faultOfEgn(replayed);
  const { finalScores } = game;
  const { a, b } = replayed.scores;
  if (finalScores !== null && (finalScores.a !== a || finalScores.b !== b)) {
    const stated = `${finalScores.a}-${finalScores.b}`;
    return fileFault("WRONG_SCORE", { at: "metadata.finalScore", scores: { stated, played: `${a}-${b}` } });
  }
  const { states, events, actions, deals } = replayed;
  const hasGuessedCards = deals.some(({ guessed }) => guessed.length > 0);
  return { ok: true, history: { game: "euchre", states, events, actions, record: null, hasGuessedCards } };
}
