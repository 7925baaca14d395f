import { games } from "@buck/engine";
import type { Game, GameName, Games, Viewer } from "@buck/engine";
import { decodeRecord, recordOf, replay } from "@buck/records";
import type { GameRecord } from "@buck/records";
import type { GameFrame } from "@buck/protocol";
import type { HandResult } from "@buck/words";
import { momentOf } from "./index.ts";
import type { Moment } from "./moment.ts";
import type { Language } from "../texts/language.ts";

export interface PastHand {
  readonly number: number;
  readonly result: HandResult;
  readonly trump: Moment["trump"];
}

/** A hand that watchers see late, with all its cards. */
export function lateHand(language: Language, frame: GameFrame): PastHand | null {
  const { handResult: result, round: number, trump } = momentOf(language, frame);
  return result === null ? null : { number, trump, result };
}

/** Every scored hand of a finished game with all its cards; none when this is no record that keeps the rules. */
export function pastHands(language: Language, recordText: string, viewer: Viewer): readonly PastHand[] {
  const decoded = decodeRecord(recordText);
  return decoded.ok ? handsOf(language, decoded.record, viewer) : [];
}

function handsOf<Name extends GameName>(
  language: Language,
  record: GameRecord<Name>,
  viewer: Viewer,
): readonly PastHand[] {
  const { game, options, actions } = record;
  const rules: Game<Games[Name]> = games[game];
  // The game is over: nothing in it is a secret any more.
  const replayed = replay(recordOf(game, { ...options, showHands: "hand" }, actions));
  if (!replayed.ok) return [];
  return replayed.states.slice(1).flatMap((state, index) => {
    const isScored = replayed.events[index]?.some(({ type }) => type === "roundScored") === true;
    if (!isScored) return [];
    const {
      handResult: result,
      round,
      trump,
    } = momentOf(language, { game, view: rules.view(state, viewer), events: [] });
    return result === null ? [] : [{ number: round, result, trump }];
  });
}
