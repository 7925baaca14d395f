import { buck } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { chooseInProcess } from "../src/index.ts";
import type { BotRandom, Level } from "../src/index.ts";
import { shuffled } from "./chance.ts";

/** Who sits where, by position. */
export type Seats = readonly Level[];

export interface Match {
  readonly seats: Seats;
  readonly random: BotRandom;
  readonly options?: Partial<buck.Options>;
  /** Hears every view a bot is asked with, and what it chose. */
  readonly onChoice?: (view: buck.View, chosen: buck.Action) => void;
}

export const everywhere = (level: Level, options: Partial<buck.Options> = {}): Seats =>
  positionsIn(options).map(() => level);

function positionsIn(options: Partial<buck.Options> = {}): readonly Position[] {
  return buck.seats({ ...buck.DEFAULT_OPTIONS, ...options });
}

function must(state: buck.GameState, action: buck.Action): buck.GameState {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.code}`);
  return result.state;
}

/** All players in their seats, ready for the first deal. */
export function seated(dealerPosition: Position, options?: Partial<buck.Options>): buck.GameState {
  const full = positionsIn(options).reduce(
    (state, seat) => must(state, { type: "ADD_PLAYER", id: `bot-${seat}`, name: `Bot ${seat}` }),
    buck.create(options),
  );
  return must(full, { type: "CHOOSE_DEALER", dealerPosition });
}

/** Deals and plays one hand; the state is between two hands before and after it. */
function playHand(state: buck.GameState, deck: readonly CardId[], match: Match): buck.GameState {
  const ready = state.phase === "ROUND_OVER" ? must(state, { type: "NEXT_ROUND" }) : state;
  let current = must(must(ready, { type: "DEAL", deck }), { type: "OPEN_BIDDING" });
  for (let [seat] = buck.toAct(current); seat !== undefined; [seat] = buck.toAct(current)) {
    current = must(current, choiceOf(buck.view(current, seat), seat, match));
  }
  return current;
}

function choiceOf(view: buck.View, seat: Position, { seats, random, onChoice }: Match): buck.Action {
  const level = seats[seat] ?? "easy";
  const chosen = chooseInProcess({ game: "buck", level, view }, random);
  onChoice?.(view, chosen);
  return chosen;
}

/** A whole game, left unfinished after `mostHands`. */
export function playGame(match: Match, mostHands: number): buck.GameState {
  const { random, options } = match;
  let state = seated(anySeat(match), options);
  for (let hands = 0; hands < mostHands && !state.gameOver; hands += 1) {
    state = playHand(state, shuffled(random, state.players.length), match);
  }
  return state;
}

function anySeat({ random, options }: Match): Position {
  const positions = positionsIn(options);
  return positions[random(positions.length)] ?? 0;
}
