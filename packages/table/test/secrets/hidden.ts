import { shuffle } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import { POSITIONS } from "@buck/engine/testing";
import { buck, deckFor, euchre, leftOf, seatsFor } from "@buck/engine";
import type { CardId, GameAction, Position } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import type { Entry } from "../../src/index.ts";
import { PLAYERS } from "./room.ts";
import type { Name } from "./room.ts";

/** The whole truth about a game. */
export type Truth =
  | { readonly game: "buck"; readonly state: buck.GameState }
  | { readonly game: "euchre"; readonly state: euchre.GameState };

/** The game after each version of a log, as the engine alone plays it. */
export function gamesOf(entries: readonly Entry[]): readonly (Truth | null)[] {
  let truth: Truth | null = null;
  return entries.map((entry) => {
    for (const change of entry.changes) {
      if (change.type === "gameStarted") {
        truth = change.players.reduce(
          (begun, { id, name, position }) =>
            step(begun, { type: "ADD_PLAYER", id, name, playerPosition: position }),
          create(change.rules, change.gameId),
        );
      }
      if (change.type === "gameActed" && truth !== null) truth = step(truth, change.action);
    }
    return truth;
  });
}

function create(rules: Rules, gameId: string): Truth {
  return rules.game === "buck"
    ? { game: "buck", state: buck.create(rules.options, gameId) }
    : { game: "euchre", state: euchre.create(rules.options, gameId) };
}

function step(truth: Truth, action: GameAction): Truth {
  switch (truth.game) {
    case "buck":
      return { game: "buck", state: after(buck.apply(truth.state, action)) };
    case "euchre":
      return { game: "euchre", state: after(euchre.apply(truth.state, action)) };
  }
}

function after<State>(result: { ok: true; state: State } | { ok: false; code: string }): State {
  if (!result.ok) throw new Error(result.code);
  return result.state;
}

/** The cards of the hand on the table that this person has not seen and may not see. */
export function hiddenFrom(truth: Truth, name: Name): readonly CardId[] {
  const own = PLAYERS.findIndex((player) => player === name);
  const others = truth.state.players.filter(({ position }) => position !== own);
  const held = others.flatMap(({ hand }) => hand.map(({ id }) => id));
  const aside = truth.game === "buck" ? truth.state.blind : truth.state.kitty;
  const known = new Set([
    truth.state.turnUpCard?.id,
    ...(truth.game === "euchre" ? laidAway(truth.state, own) : []),
  ]);
  return [...held, ...aside.map(({ id }) => id)].filter((card) => !known.has(card));
}

/** The dealer knows what they discarded; `dealerPosition` has moved on once the hand is over. */
function laidAway({ calls, discard }: euchre.GameState, own: number): readonly (CardId | undefined)[] {
  const dealer = POSITIONS.find((position) => leftOf(position, POSITIONS) === calls[0]?.playerPosition);
  return dealer === own ? [discard?.id] : [];
}

/** How many decks were used up by then: one for each deal, and one where a black jack chose the dealer. */
export function decksUsed(entries: readonly Entry[], version: number): number {
  const changes = entries.slice(0, version).flatMap((entry) => entry.changes);
  return changes.filter((change) => change.type === "gameActed" && "deck" in change.action).length;
}

/** Which card lies where each of these lay, once they have changed places. */
export function swapsOf(roll: Dice, cards: readonly CardId[]): ReadonlyMap<CardId, CardId> {
  const others = shuffle(roll, cards);
  return new Map(cards.map((card, index) => [card, others[index] ?? card]));
}

export function swapped(deck: readonly CardId[], swaps: ReadonlyMap<CardId, CardId>): readonly CardId[] {
  return deck.map((card) => swaps.get(card) ?? card);
}

/** The same deck dealt so that this person holds and sees the same, and everything else lies elsewhere. */
export function redealt(
  roll: Dice,
  deck: readonly CardId[],
  { dealer, viewer }: { readonly dealer: Position; readonly viewer: Name },
): readonly CardId[] {
  const { players, turnUpCard } = dealtFrom(deck, dealer);
  const own = PLAYERS.findIndex((player) => player === viewer);
  const seen = new Set([turnUpCard?.id, ...(players[own]?.hand.map(({ id }) => id) ?? [])]);
  const unseen = deck.filter((card) => !seen.has(card));
  return swapped(deck, swapsOf(roll, unseen));
}

/** Both games deal alike. */
function dealtFrom(deck: readonly CardId[], dealer: Position): Truth["state"] {
  const options = buck.OPTION_VALUES.players.map((players) => ({ ...buck.DEFAULT_OPTIONS, players }));
  const ofDeck = options.find(({ players }) => deckFor(players).length === deck.length);
  const actions: readonly GameAction[] = [
    ...seatsFor(ofDeck?.players ?? 0).map((playerPosition) => {
      const name = `Seat ${playerPosition}`;
      return { type: "ADD_PLAYER", id: name, name, playerPosition } as const;
    }),
    { type: "CHOOSE_DEALER", dealerPosition: dealer },
    { type: "DEAL", deck },
  ];
  return actions.reduce(step, { game: "buck", state: buck.create(ofDeck) }).state;
}
