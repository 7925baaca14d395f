import { euchre } from "@buck/engine";
import type { Card } from "@buck/engine";
import { fault } from "./fault.ts";
import type { EgnFault } from "./fault.ts";
import { completeHands } from "./completeHands.ts";
import type { CompleteDeal } from "./completeHands.ts";
import type { EgnDeal, EgnGame } from "./game.ts";
import { movesOf } from "./moves.ts";
import type { Move } from "./moves.ts";
import { inferPlays } from "./inferPlays.ts";
import { dealerEvents, readyToDeal, seatPlayers } from "./table.ts";

export interface EgnReplayed {
  readonly ok: true;
  /** The four at their seats, then the state after each step, as `replay` of a record gives them. */
  readonly states: readonly euchre.GameState[];
  /** What each step brought about; `events[i]` lead from `states[i]` to `states[i + 1]`. */
  readonly events: readonly (readonly euchre.Event[])[];
  /** The action behind each step; null where the table is set as the file says. */
  readonly actions: readonly (euchre.Action | null)[];
  readonly deals: readonly EgnReplayedDeal[];
  readonly scores: euchre.ByTeam;
  readonly isOver: boolean;
}

export interface EgnReplayedDeal {
  /** Counted from 1. */
  readonly number: number;
  /** The index in `states` at which this deal's cards have just been dealt. */
  readonly dealtAt: number;
  readonly isFinished: boolean;
  readonly points: euchre.ByTeam;
  /** Cards the file does not place: they lie where the play allows, not where they are known to have been. */
  readonly guessed: readonly Card[];
}

interface Timeline {
  readonly states: euchre.GameState[];
  readonly events: (readonly euchre.Event[])[];
  readonly actions: (euchre.Action | null)[];
  state: euchre.GameState;
}

/** Plays a file through the rules of the game, every call, discard and card, to its end or its first fault. */
export function replayEgn(game: EgnGame): EgnReplayed | EgnFault {
  const seated = seatPlayers(game);
  const timeline: Timeline = { states: [seated], events: [], actions: [], state: seated };
  const deals: EgnReplayedDeal[] = [];
  for (const [index, deal] of game.deals.entries()) {
    const number = index + 1;
    const wrong = refuseDealTooMany(game, timeline.state, number);
    if (wrong !== null) return wrong;
    const played = playDeal(timeline, { game, deal, number });
    if (!played.ok) return played;
    deals.push(played.deal);
  }
  const { state, ...played } = timeline;
  return { ok: true, ...played, deals, scores: state.scores, isOver: isOver(game, state, deals) };
}

function isOver({ dealLimit }: EgnGame, state: euchre.GameState, deals: readonly EgnReplayedDeal[]): boolean {
  return state.gameOver || (deals.length === dealLimit && deals.every(({ isFinished }) => isFinished));
}

function refuseDealTooMany(
  { options, dealLimit }: EgnGame,
  state: euchre.GameState,
  number: number,
): EgnFault | null {
  const { a, b } = state.scores;
  const scored = Math.max(a, b) >= options.targetScore;
  if (!scored && (dealLimit === null || number <= dealLimit)) return null;
  return fault("GAME_IS_OVER", placeOf(number), { deal: number });
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

function playDeal(timeline: Timeline, { game, deal, number }: DealToPlay): PlayedDeal {
  const before = timeline.state.scores;
  const inferred = inferPlays(timeline.state, deal);
  const complete = completeHands(deal, inferred);
  const events = dealerEvents(timeline.state, deal.dealer);
  advance(timeline, { state: readyToDeal(timeline.state, deal.dealer), events, action: null });
  const dealtAt = timeline.states.length;
  for (const move of movesOf({ deal, inferred, complete })) {
    const wrong =
      objectTo(move, { game, number, state: timeline.state }) ?? make(move, { game, number, timeline });
    if (wrong !== null) return wrong;
  }
  return { ok: true, deal: summary(timeline.state, { number, dealtAt, before, complete }) };
}

function summary(
  { phase, scores }: euchre.GameState,
  {
    number,
    dealtAt,
    before,
    complete,
  }: { number: number; dealtAt: number; before: euchre.ByTeam; complete: CompleteDeal },
): EgnReplayedDeal {
  return {
    number,
    dealtAt,
    isFinished: phase === "ROUND_OVER" || phase === "GAME_OVER" || phase === "DEALING",
    points: { a: scores.a - before.a, b: scores.b - before.b },
    guessed: complete.guessed,
  };
}

interface Advance {
  readonly state: euchre.GameState;
  readonly events: readonly euchre.Event[];
  readonly action: euchre.Action | null;
}

function advance(timeline: Timeline, { state, events, action }: Advance): void {
  timeline.state = state;
  timeline.states.push(state);
  timeline.events.push(events);
  timeline.actions.push(action);
}

interface DealContext {
  readonly game: EgnGame;
  readonly number: number;
}

function objectTo(
  move: Move,
  { number, state }: DealContext & { readonly state: euchre.GameState },
): EgnFault | null {
  const objection = move.objection?.(state) ?? null;
  if (objection === null) return null;
  return fault(objection.code, placeOf(number), { deal: number, trick: objection.trick ?? move.trick });
}

function make(
  move: Move,
  { game, number, timeline }: DealContext & { readonly timeline: Timeline },
): EgnFault | null {
  const action: euchre.Action = move.action(timeline.state);
  const result = euchre.apply(timeline.state, action);
  if (result.ok) {
    advance(timeline, { state: result.state, events: result.events, action });
    return null;
  }
  const name =
    "playerPosition" in action && action.playerPosition !== undefined
      ? (game.players[action.playerPosition] ?? null)
      : null;
  return fault(move.code, placeOf(number), { deal: number, trick: move.trick, name, refusal: result });
}
