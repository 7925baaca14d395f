import type { Card } from "../cards.ts";
import { coverHand, gainCard, holdCards, loseCard } from "../heldCards.ts";
import type { Viewer } from "../seats.ts";
import { editPlayer } from "../state.ts";
import type { Draft, PlayerKind } from "../state.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import { seatPlayer } from "./create.ts";
import type { Event } from "./events.ts";
import { happen } from "./happen.ts";
import type { GameState, PlayerView, View } from "./state.ts";
import { cardsAreShown, dealtThisHand, viewPlayer } from "./view.ts";

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
  const next = copyView(view);
  for (const event of events) {
    happen(next, event, PLAYERS);
    followCards(next, event, own ?? {});
  }
  return cover(next);
}

/** What a spectator sees, from what anybody sees. */
export function publicView(view: View): View {
  const next = copyView(view);
  next.viewer = "spectator";
  return cover(next);
}

const PLAYERS: PlayerKind<PlayerView> = {
  seat: (who) => viewPlayer(seatPlayer(who), true),
  copy: (player) => ({ ...player }),
};

function copyView(view: View): Draft<View> {
  return { ...view };
}

function followCards(view: Draft<View>, event: Event, own: OwnNews): void {
  switch (event.type) {
    case "dealt":
      view.kitty = null;
      view.discard = null;
      view.players = view.players.map((player) => {
        const dealtTo = PLAYERS.copy(player);
        holdCards(dealtTo, TRICKS_PER_HAND, player.position === view.viewer ? (own.hand ?? null) : null);
        return dealtTo;
      });
      return;
    case "pickedUp":
      return gainCard(editPlayer(view, event.playerPosition, PLAYERS.copy), event.card);
    case "discarded":
      view.discard = own.discard ?? null;
      return loseCard(editPlayer(view, event.playerPosition, PLAYERS.copy), view.discard);
    case "played":
      return loseCard(editPlayer(view, event.playerPosition, PLAYERS.copy), event.card);
    case "cardsShown":
      view.kitty = event.kitty;
      // The discard lies on top of the kitty, where the turn-up was.
      if (view.dealerPickedUp !== null) view.discard = event.kitty[0] ?? null;
      view.players = view.players.map((player) => {
        const shown = PLAYERS.copy(player);
        shown.hand = event.hands[player.position] ?? [];
        return shown;
      });
      return;
    case "newGame":
      view.kitty = [];
      view.discard = null;
      return;
    default:
      return;
  }
}

/** Takes out of a view what its viewer may not see. */
function cover(view: Draft<View>): View {
  const isShown = cardsAreShown(view);
  view.kitty = isShown ? (view.kitty ?? []) : null;
  if (!isShown && !dealtThisHand(view, view.viewer)) view.discard = null;
  view.players = view.players.map((player) => {
    const covered = PLAYERS.copy(player);
    coverHand(covered, isShown || player.position === view.viewer);
    return covered;
  });
  return view;
}
