import { deepFreeze } from "./freeze.ts";
import type { CardId, Game, GameTypes, Position } from "../src/index.ts";
import type { Plan, Played } from "./game.ts";
import { below, chance, pick } from "./random.ts";
import type { Rng } from "./random.ts";

const LARGEST = [0, 1, 2, 3, 4, 5] as const;
export const SEATS = LARGEST.slice(0, 4);
const SUITS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;
const RANKS = ["7", "8", "9", "10", "JACK", "QUEEN", "KING", "ACE"] as const;

export function seatsFor(players: number): readonly Position[] {
  return LARGEST.slice(0, players);
}

/** Each suit from the lowest rank that so many players use, up to the ace. */
export function packFor(players: number): readonly CardId[] {
  return SUITS.flatMap((suit) => RANKS.slice(6 - players).map((rank) => `${suit}_${rank}` as const));
}

/** The cards of four. */
export const PACK = packFor(SEATS.length);

const MOST_ACTIONS = 5000;

export interface Turn<K extends GameTypes> {
  readonly action: K["action"];
  readonly legal: readonly K["action"][] | null;
}

/** Plays whole games through the public contract alone, on frozen states, until there is no next turn. */
export function drive<K extends GameTypes>(
  { create, apply }: Pick<Game<K>, "create" | "apply">,
  { options, onStep }: Pick<Plan<K>, "options" | "onStep">,
  nextTurn: (state: K["state"]) => Turn<K> | null,
): Played<K> {
  const actions: K["action"][] = [];
  let state = deepFreeze(create(options));
  for (let turn = nextTurn(state); turn !== null; turn = nextTurn(state)) {
    const { action, legal } = turn;
    if (actions.length >= MOST_ACTIONS) throw new Error(`No end after ${MOST_ACTIONS} actions`);
    const before = state;
    const result = apply(before, deepFreeze(action));
    if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.code}`);
    state = deepFreeze(result.state);
    const events = deepFreeze(result.events);
    onStep?.({ index: actions.length, before, action, legal, after: state, events });
    actions.push(action);
  }
  return { final: state, actions };
}

interface Guest {
  readonly position: Position;
}

/** Somebody comes, into a seat of their choice or not, and now and then somebody goes again. */
export function comeOrGo(players: readonly Guest[], rng: Rng, seats: readonly Position[] = SEATS) {
  const free = seats.filter((seat) => players.every((player) => player.position !== seat));
  const leaver = players[0];
  if (leaver !== undefined && chance(rng, 0.05)) {
    return { type: "REMOVE_PLAYER", playerPosition: leaver.position } as const;
  }
  const id = `guest-${below(rng, 2 ** 32)}`;
  const join = { type: "ADD_PLAYER", id, name: `Guest ${free.length}` } as const;
  return chance(rng, 0.5) ? join : { ...join, playerPosition: pick(rng, free) };
}
