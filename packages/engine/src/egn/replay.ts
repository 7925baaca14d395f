import { apply } from "../euchre/index.ts";
import type { Action, ByTeam, Event, GameState } from "../euchre/index.ts";
import type { Card } from "../cards.ts";
import { fault } from "./fault.ts";
import type { EgnFault } from "./fault.ts";
import { fillDeal } from "./fill.ts";
import type { FilledDeal } from "./fill.ts";
import type { EgnDeal, EgnGame } from "./game.ts";
import { movesOf } from "./moves.ts";
import type { Move } from "./moves.ts";
import { scout } from "./scout.ts";
import { readyToDeal, seatPlayers } from "./table.ts";

export interface EgnReplayed {
  readonly ok: true;
  /** The four at their seats, then the state after each step, as `replay` of a record gives them. */
  readonly states: readonly GameState[];
  /** What each step brought about; `events[i]` lead from `states[i]` to `states[i + 1]`. */
  readonly events: readonly (readonly Event[])[];
  readonly deals: readonly EgnReplayedDeal[];
  readonly scores: ByTeam;
  readonly isOver: boolean;
}

export interface EgnReplayedDeal {
  /** Counted from 1. */
  readonly number: number;
  /** The index in `states` at which this deal's cards have just been dealt. */
  readonly dealtAt: number;
  readonly isFinished: boolean;
  readonly points: ByTeam;
  /** Cards the file does not place: they lie where the play allows, not where they are known to have been. */
  readonly guessed: readonly Card[];
}

interface Reel {
  readonly states: GameState[];
  readonly events: (readonly Event[])[];
  state: GameState;
}

/** Plays a file through the rules of the game, every call, discard and card, to its end or its first fault. */
export function replayEgn(game: EgnGame): EgnReplayed | EgnFault {
  const seated = seatPlayers(game);
  const reel: Reel = { states: [seated], events: [], state: seated };
  const deals: EgnReplayedDeal[] = [];
  for (const [index, deal] of game.deals.entries()) {
    const number = index + 1;
    const wrong = refuseDealTooMany(game, reel.state, number);
    if (wrong !== null) return wrong;
    const played = playDeal(reel, { game, deal, number });
    if (!played.ok) return played;
    deals.push(played.deal);
  }
  const { states, events, state } = reel;
  return { ok: true, states, events, deals, scores: state.scores, isOver: isOver(game, state, deals) };
}

function isOver({ dealLimit }: EgnGame, state: GameState, deals: readonly EgnReplayedDeal[]): boolean {
  return state.gameOver || (deals.length === dealLimit && deals.every(({ isFinished }) => isFinished));
}

function refuseDealTooMany(
  { options, dealLimit }: EgnGame,
  state: GameState,
  number: number,
): EgnFault | null {
  const { a, b } = state.scores;
  const scored = Math.max(a, b) >= options.targetScore;
  if (!scored && (dealLimit === null || number <= dealLimit)) return null;
  const why = scored ? `at ${a}-${b}` : `after ${dealLimit} deals`;
  return fault("GAME_IS_OVER", placeOf(number), `Deal ${number}: the game was already over ${why}.`, {
    deal: number,
  });
}

function placeOf(number: number): string {
  return `deals[${number - 1}]`;
}

interface DealToPlay {
  readonly game: EgnGame;
  readonly deal: EgnDeal;
  readonly number: number;
}

type PlayedDeal = { readonly ok: true; readonly deal: EgnReplayedDeal } | EgnFault;

function playDeal(reel: Reel, { game, deal, number }: DealToPlay): PlayedDeal {
  const before = reel.state.scores;
  const scouted = scout(reel.state, deal);
  const filled = fillDeal(deal, scouted);
  advance(reel, readyToDeal(reel.state, deal.dealer), []);
  const dealtAt = reel.states.length;
  for (const move of movesOf({ deal, scouted, filled })) {
    const wrong = objectTo(move, { game, number, state: reel.state }) ?? make(move, { game, number, reel });
    if (wrong !== null) return wrong;
  }
  return { ok: true, deal: summary(reel.state, { number, dealtAt, before, filled }) };
}

function summary(
  { phase, scores }: GameState,
  {
    number,
    dealtAt,
    before,
    filled,
  }: { number: number; dealtAt: number; before: ByTeam; filled: FilledDeal },
): EgnReplayedDeal {
  return {
    number,
    dealtAt,
    isFinished: phase === "ROUND_OVER" || phase === "GAME_OVER" || phase === "DEALING",
    points: { a: scores.a - before.a, b: scores.b - before.b },
    guessed: filled.guessed,
  };
}

function advance(reel: Reel, state: GameState, events: readonly Event[]): void {
  reel.state = state;
  reel.states.push(state);
  reel.events.push(events);
}

interface Scene {
  readonly game: EgnGame;
  readonly number: number;
}

function objectTo(move: Move, { number, state }: Scene & { readonly state: GameState }): EgnFault | null {
  const objection = move.objection?.(state) ?? null;
  if (objection === null) return null;
  const { code, message } = objection;
  const trick = objection.trick ?? move.trick;
  return fault(code, placeOf(number), `${heading(number, trick)}: ${message}`, { deal: number, trick });
}

function make(move: Move, { game, number, reel }: Scene & { readonly reel: Reel }): EgnFault | null {
  const action: Action = move.action(reel.state);
  const result = apply(reel.state, action);
  if (result.ok) {
    advance(reel, result.state, result.events);
    return null;
  }
  const { code: refusal, message } = result;
  const name =
    "playerPosition" in action && action.playerPosition !== undefined
      ? game.players[action.playerPosition]
      : undefined;
  const sentence = `${heading(number, move.trick)}: ${name ?? "Nobody"} cannot ${move.what}. ${message}`;
  return fault(move.code, placeOf(number), sentence, { deal: number, trick: move.trick, refusal });
}

function heading(deal: number, trick: number | null): string {
  return trick === null ? `Deal ${deal}` : `Deal ${deal}, trick ${trick}`;
}
