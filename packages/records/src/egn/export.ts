import type { Card, euchre, Position } from "@buck/engine";
import { replay } from "../record.ts";
import type { GameRecord } from "../record.ts";
import type { EgnAbout } from "./game.ts";
import { makeCall, makeCard } from "./notation.ts";
import { FILE_TYPE } from "./read.ts";
import { isWritable, writeRuleset } from "./ruleset.ts";

const WRITTEN_VERSION = "1.4";

/** What the schema of the notation allows. */
const MOST_DEALS = 100;
const LONGEST = { gameId: 64, title: 128, description: 1024, date: 64, name: 64 } as const;

export type EgnExported =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: "NO_NOTATION" | "UNWRITTEN_RULES" | "BROKEN_RECORD" | "NOT_FINISHED" | "TOO_MANY_DEALS";
    };

/** Writes the last finished game of a record as an EGN file; that notation knows classic Euchre alone. */
export function exportEgn(record: GameRecord, about: EgnAbout = {}): EgnExported {
  if (record.game !== "euchre") {
    return { ok: false, code: "NO_NOTATION" };
  }
  if (!isWritable(record.options)) return { ok: false, code: "UNWRITTEN_RULES" };
  const replayed = replay(record);
  if (!replayed.ok) {
    return { ok: false, code: "BROKEN_RECORD" };
  }
  const game = lastFinishedGame(record.actions, replayed.states);
  if (game === null) return { ok: false, code: "NOT_FINISHED" };
  if (game.deals.length > MOST_DEALS) {
    return { ok: false, code: "TOO_MANY_DEALS" };
  }
  return { ok: true, text: `${JSON.stringify(writeGame(game, about), null, 2)}\n` };
}

interface PlayedDeal {
  readonly dealer: Position;
  readonly upCard: Card;
  /** The table when the deal was over. */
  readonly end: euchre.GameState;
}

interface FinishedGame {
  readonly deals: readonly PlayedDeal[];
  readonly end: euchre.GameState;
}

/** `states[i]` is the table before `actions[i]`. */
function lastFinishedGame(
  actions: readonly euchre.Action[],
  states: readonly euchre.GameState[],
): FinishedGame | null {
  const last = states.findLastIndex(({ phase }) => phase === "GAME_OVER");
  const end = states[last];
  if (end === undefined) return null;
  const first = actions.slice(0, last).findLastIndex(({ type }) => type === "NEW_GAME") + 1;
  const dealtAt = [...actions.keys()].filter(
    (index) => index >= first && index < last && actions[index]?.type === "DEAL",
  );
  const deals = dealtAt.flatMap((index, nth): PlayedDeal | readonly [] => {
    const dealt = states[index + 1];
    const over = states[dealtAt[nth + 1] ?? last];
    if (dealt === undefined || over === undefined || dealt.turnUpCard === null) return [];
    return { dealer: dealt.dealerPosition, upCard: dealt.turnUpCard, end: over };
  });
  return { deals, end };
}

function writeGame({ deals, end }: FinishedGame, { gameId, title, description, date }: EgnAbout) {
  return {
    fileType: FILE_TYPE,
    version: WRITTEN_VERSION,
    metadata: {
      gameId: clip(gameId, LONGEST.gameId),
      title: clip(title, LONGEST.title),
      description: clip(description, LONGEST.description),
      date: clip(date, LONGEST.date),
      players: end.players.map(({ name }) => clip(name, LONGEST.name)),
      initialScore: [0, 0],
      finalScore: [end.scores.a, end.scores.b],
      ruleset: writeRuleset(end.options),
    },
    deals: deals.map(writeDeal),
  };
}

/** Length is counted in characters, not in halves of them. */
function clip(text: string | undefined, longest: number): string | undefined {
  return text === undefined ? undefined : Array.from(text).slice(0, longest).join("");
}

function writeDeal({ dealer, upCard, end }: PlayedDeal, dealNumber: number) {
  const { calls, alonePosition, discard, tricks } = end;
  const bidding = {
    phaseNumber: 0,
    type: "EUCHRE_BIDDING",
    calls: calls.map(({ call }) => makeCall(call)),
    isAlone: alonePosition !== null,
    discard: discard === null ? undefined : makeCard(discard),
  };
  const play = {
    phaseNumber: 1,
    type: "TRICK_PLAY",
    tricks: tricks.map(({ cards }) => cards.map(({ card }) => makeCard(card))),
  };
  return {
    dealNumber,
    initialState: { dealer, upCard: makeCard(upCard) },
    phases: tricks.length === 0 ? [bidding] : [bidding, play],
  };
}
