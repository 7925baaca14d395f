import { removeCard } from "../cards.ts";
import type { Card } from "../cards.ts";
import type { Viewer } from "../seats.ts";
import { bySeat, changePlayer, countCards } from "../table.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import { happen } from "./events.ts";
import type { Event } from "./events.ts";
import { newPlayer } from "./seating.ts";
import type { GameState, View } from "./state.ts";
import { cardsAreShown, dealtThisHand, showsFarmersHand, viewPlayer } from "./view.ts";

/** What one player alone learns: the cards dealt to them, or the card they put away. */
export interface OwnNews {
  readonly hand?: readonly Card[];
  readonly discard?: Card;
}

export function ownNews(before: GameState, after: GameState, viewer: Viewer): OwnNews | null {
  if (viewer === "spectator") return null;
  if (after.round > before.round) return { hand: after.players[viewer]?.hand ?? [] };
  const { discard, dealerPosition } = after;
  return discard !== null && before.discard === null && viewer === dealerPosition ? { discard } : null;
}

/** The same viewer's next view, from the last one, what happened, and what they alone learned. */
export function follow(view: View, events: readonly Event[], own?: OwnNews | null): View {
  return cover(events.reduce((seen, event) => happen(moveCards(seen, event, own ?? {}), event), view));
}

/** Moves the cards that the viewer sees, or only counts. */
function moveCards(view: View, event: Event, own: OwnNews): View {
  const { players, viewer } = view;
  switch (event.type) {
    case "joined":
      return { ...view, players: [...players, viewPlayer(newPlayer(event), true)].toSorted(bySeat) };
    case "dealt": {
      const dealt = players.map((player) => ({
        ...player,
        cardCount: TRICKS_PER_HAND,
        hand: player.position === viewer ? (own.hand ?? null) : null,
      }));
      return { ...view, kitty: null, discard: null, players: dealt };
    }
    case "pickedUp":
      return { ...view, players: countCards(players, event.playerPosition, 1) };
    case "discarded": {
      const discard = own.discard ?? null;
      const counted = countCards(players, event.playerPosition, -1);
      const laid = changePlayer(counted, event.playerPosition, (dealer) => ({
        ...dealer,
        hand: dealer.hand && discard && removeCard(dealer.hand, discard),
      }));
      return { ...view, discard, players: laid };
    }
    case "played":
      return { ...view, players: countCards(players, event.playerPosition, -1) };
    case "farmersHandShown": {
      const shown = changePlayer(players, event.playerPosition, (player) => ({
        ...player,
        hand: event.cards,
      }));
      return { ...view, players: shown };
    }
    case "cardsShown": {
      const shown = players.map((player, seat) => ({ ...player, hand: event.hands[seat] ?? [] }));
      // The discard lies on top of the kitty, where the turn-up was.
      const discard = view.dealerPickedUp === null ? view.discard : (event.kitty[0] ?? null);
      return { ...view, kitty: event.kitty, discard, players: shown };
    }
    case "newGame":
      return {
        ...view,
        kitty: [],
        discard: null,
        players: players.map((player) => ({ ...player, cardCount: 0 })),
      };
    default:
      return view;
  }
}

/** Takes out of a view what its viewer may not see. */
function cover(view: View): View {
  const isOpen = cardsAreShown(view);
  return {
    ...view,
    kitty: isOpen ? (view.kitty ?? []) : null,
    discard: isOpen || dealtThisHand(view, view.viewer) ? view.discard : null,
    players: view.players.map((player) => ({
      ...player,
      hand:
        isOpen || player.position === view.viewer || showsFarmersHand(view, player.position)
          ? (player.hand ?? [])
          : null,
    })),
  };
}
