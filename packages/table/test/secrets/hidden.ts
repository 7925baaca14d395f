import { buck, POSITIONS } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import type { Entry } from "../../src/index.ts";
import { shuffle } from "../kit/random.ts";
import type { Dice } from "../kit/random.ts";
import { PLAYERS } from "./room.ts";
import type { Name } from "./room.ts";

/** The game after each version of a log, as the engine alone plays it. */
export function gamesOf(entries: readonly Entry[]): readonly (buck.GameState | null)[] {
  let game: buck.GameState | null = null;
  return entries.map((entry) => {
    for (const change of entry.changes) {
      if (change.type === "gameStarted") {
        game = change.players.reduce(
          (state, { id, name, position }) =>
            step(state, { type: "ADD_PLAYER", id, name, playerPosition: position }),
          buck.create(change.rules.options, change.gameId),
        );
      }
      if (change.type === "gameActed" && game !== null) game = step(game, change.action);
    }
    return game;
  });
}

function step(state: buck.GameState, action: buck.Action): buck.GameState {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(`${action.type}: ${result.message}`);
  return result.state;
}

/** The cards of the hand on the table that this person has not seen and may not see. */
export function hiddenFrom({ players, blind }: buck.GameState, name: Name): readonly CardId[] {
  const own = PLAYERS.findIndex((player) => player === name);
  const others = players.filter(({ position }) => position !== own);
  return [...others.flatMap(({ hand }) => hand), ...blind.slice(1)].map(({ id }) => id);
}

/** The same deck with these cards changed among themselves. */
export function mixed(roll: Dice, deck: readonly CardId[], cards: readonly CardId[]): readonly CardId[] {
  const others = shuffle(roll, cards);
  const swaps = new Map(cards.map((card, index) => [card, others[index] ?? card]));
  return deck.map((card) => swaps.get(card) ?? card);
}

const TURN_UP = 20;

/** The same deck dealt so that this person holds and sees the same, and everything else lies elsewhere. */
export function redealt(
  roll: Dice,
  deck: readonly CardId[],
  { dealer, viewer }: { readonly dealer: Position; readonly viewer: Name },
): readonly CardId[] {
  const dealt = dealtHands(deck, dealer);
  const own = PLAYERS.findIndex((player) => player === viewer);
  const seen = new Set([deck[TURN_UP], ...(dealt[own] ?? [])]);
  return mixed(
    roll,
    deck,
    deck.filter((card) => !seen.has(card)),
  );
}

function dealtHands(deck: readonly CardId[], dealer: Position): readonly (readonly CardId[])[] {
  let state = buck.create();
  for (const position of POSITIONS) {
    const name = `Seat ${position}`;
    state = step(state, { type: "ADD_PLAYER", id: name, name, playerPosition: position });
  }
  state = step(state, { type: "CHOOSE_DEALER", dealerPosition: dealer });
  return step(state, { type: "DEAL", deck }).players.map(({ hand }) => hand.map(({ id }) => id));
}
