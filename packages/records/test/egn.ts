import { FULL_DECK } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import {
  chooseDealer,
  deal,
  EVERYBODY_JOINS,
  newGame,
  nextRound,
  pick,
  seeded,
  shuffle,
} from "@buck/engine/testing";
import { importEgn, recordOf, replayEgn } from "../src/index.ts";
import type { EgnGame, EgnReplayed, GameRecord } from "../src/index.ts";

export interface DealText {
  readonly dealer?: number;
  readonly up?: string;
  /** `P P O`: passes are P, ordering up is O, suits are themselves. */
  readonly calls?: string;
  readonly alone?: boolean;
  readonly discard?: string;
  readonly hands?: readonly string[];
  /** `Jh Td Qd 9h / Ah 9d`; no phase of play when it is left out. */
  readonly tricks?: string;
  readonly leader?: number;
}

const words = (text: string) => text.split(" ").filter(Boolean);
const CALLS: Readonly<Record<string, string>> = { P: "Pass", O: "Order" };

/** Ada deals and turns up the nine of hearts; Ben orders it up, if nothing else is said. */
export function egnDeal({ dealer = 0, up = "9h", calls = "O", alone = false, ...rest }: DealText = {}) {
  const { discard, hands, tricks, leader } = rest;
  const bidding = {
    phaseNumber: 0,
    type: "EUCHRE_BIDDING",
    calls: words(calls).map((call) => CALLS[call] ?? call),
    isAlone: alone,
    discard,
  };
  const play = {
    phaseNumber: 1,
    type: "TRICK_PLAY",
    initialLead: leader,
    tricks: tricks?.split("/").map(words),
  };
  return {
    dealNumber: 0,
    initialState: { dealer, upCard: up, playerCards: hands?.map(words) },
    phases: tricks === undefined ? [bidding] : [bidding, play],
  };
}

export interface FileText {
  readonly version?: string;
  readonly score?: readonly number[];
  readonly finalScore?: readonly number[];
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly deals?: readonly unknown[];
}

export function egnFile({ version = "1.4", score = [0, 0], finalScore, rules, deals = [] }: FileText = {}) {
  const players = ["Ada", "Ben", "Cleo", "Dov"];
  const metadata = { players, initialScore: score, finalScore, ruleset: rules };
  return JSON.stringify({ fileType: "Euchre Game Notation", version, metadata, deals });
}

export function imported(text: string): EgnGame {
  const result = importEgn(text);
  if (!result.ok) throw new Error(result.code);
  return result.game;
}

/** Reads and replays; the first fault of either comes back. */
export function replayText(text: string) {
  const result = importEgn(text);
  return result.ok ? replayEgn(result.game) : result;
}

export function replayed(text: string): EgnReplayed {
  const result = replayText(text);
  if (!result.ok) throw new Error(result.code);
  return result;
}

export function finalState({ states }: EgnReplayed): euchre.GameState {
  const state = states.at(-1);
  if (state === undefined) throw new Error("There is no state");
  return state;
}

export interface RandomGame {
  readonly seed: number;
  readonly options?: Partial<euchre.Options>;
  readonly rematches?: number;
}

/** The record of whole games of random legal actions. */
export function randomRecord({ seed, options, rematches = 0 }: RandomGame): GameRecord<"euchre"> {
  const rng = seeded(seed);
  const actions: euchre.Action[] = [];
  let games = rematches;
  let state = euchre.create({ firstDealer: "random", ...options });
  const next = (): euchre.Action | null => {
    const [seat] = euchre.toAct(state);
    if (seat !== undefined) return pick(rng, euchre.legalActions(euchre.view(state, seat)));
    switch (state.phase) {
      case "WAITING_FOR_PLAYERS":
        return EVERYBODY_JOINS[state.players.length] ?? null;
      case "DEALING":
        return state.dealerChosen
          ? deal(shuffle(rng, FULL_DECK))
          : chooseDealer(pick<Position>(rng, [0, 1, 2, 3]));
      case "ROUND_OVER":
        return nextRound;
      default:
        games -= 1;
        return games >= 0 ? newGame(0) : null;
    }
  };
  for (let action = next(); action !== null; action = next()) {
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.code}`);
    actions.push(action);
    ({ state } = result);
  }
  return recordOf("euchre", state.options, actions);
}
