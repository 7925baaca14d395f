import { removeCard } from "./cards.ts";
import type { Card } from "./cards.ts";
import type { Viewer } from "./seats.ts";
import type { CommonPlayer, Draft, CardsOfPlayer } from "./state.ts";

/** What happens to the cards that a viewer knows, or only counts. */

export function holdCards(player: Draft<CardsOfPlayer>, count: number, hand: readonly Card[] | null): void {
  player.cardCount = count;
  player.hand = hand;
}

export function gainCard(player: Draft<CardsOfPlayer>, card: Card): void {
  holdCards(player, player.cardCount + 1, player.hand === null ? null : [...player.hand, card]);
}

/** Null is a card that the viewer does not see go. */
export function loseCard(player: Draft<CardsOfPlayer>, card: Card | null): void {
  const { cardCount, hand } = player;
  holdCards(player, cardCount - 1, hand === null || card === null ? hand : removeCard(hand, card));
}

/** Hides the hand from who may not see it; an empty one needs nobody to show it. */
export function coverHand(player: Draft<CardsOfPlayer>, isOpen: boolean): void {
  player.hand = isOpen ? (player.hand ?? []) : null;
}

interface ViewOfHands {
  readonly viewer: Viewer;
  readonly players: readonly (CommonPlayer & CardsOfPlayer)[];
}

/** The viewer's own cards; none for a spectator. */
export function ownHand({ viewer, players }: ViewOfHands): readonly Card[] {
  return viewer === "spectator" ? [] : (players.find(({ position }) => position === viewer)?.hand ?? []);
}
