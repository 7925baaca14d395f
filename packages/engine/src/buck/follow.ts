import type { Card } from "../cards.ts";
import { coverHand, holdCards, loseCard } from "../heldCards.ts";
import type { Viewer } from "../seats.ts";
import { editPlayer } from "../state.ts";
import type { Draft, PlayerKind } from "../state.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import { seatPlayer } from "./create.ts";
import type { Event } from "./events.ts";
import { happen } from "./happen.ts";
import type { Options } from "./options.ts";
import type { GameState, PlayerView, View } from "./state.ts";
import { cardsAreShown, decisionsAreCovered, viewPlayer } from "./view.ts";

/** What one player alone learns: the cards dealt to them, or what they decided in secret. */
export interface OwnNews {
  readonly hand?: readonly Card[];
  readonly folded?: boolean;
}

export function ownNews(before: GameState, after: GameState, viewer: Viewer): OwnNews | null {
  if (viewer === "spectator") return null;
  const was = before.players[viewer];
  const is = after.players[viewer];
  if (was === undefined || is === undefined) return null;
  if (after.round > before.round) return { hand: is.hand };
  return decisionsAreCovered(after) && is.decided && !was.decided ? { folded: is.folded } : null;
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

const PLAYERS: PlayerKind<PlayerView, Options> = {
  seat: (who, options) => viewPlayer(seatPlayer(who, options), [], false),
  copy: (player) => ({ ...player }),
};

function copyView(view: View): Draft<View> {
  return { ...view };
}

function followCards(view: Draft<View>, event: Event, own: OwnNews): void {
  switch (event.type) {
    case "dealt":
      view.blind = null;
      view.players = view.players.map((player) => {
        const dealtTo = PLAYERS.copy(player);
        holdCards(dealtTo, TRICKS_PER_HAND, player.position === view.viewer ? (own.hand ?? null) : null);
        return dealtTo;
      });
      return;
    case "decided":
      if (event.playerPosition !== view.viewer) return;
      editPlayer(view, event.playerPosition, PLAYERS.copy).folded = own.folded ?? false;
      return;
    case "played":
      return loseCard(editPlayer(view, event.playerPosition, PLAYERS.copy), event.card);
    case "cardsShown":
      view.blind = event.blind;
      view.players = view.players.map((player) => {
        const shown = PLAYERS.copy(player);
        shown.hand = event.hands[player.position] ?? [];
        return shown;
      });
      return;
    case "newGame":
      view.blind = [];
      return;
    default:
      return;
  }
}

/** Takes out of a view what its viewer may not see. */
function cover(view: Draft<View>): View {
  const isShown = cardsAreShown(view);
  const isCovered = decisionsAreCovered(view);
  view.blind = isShown ? (view.blind ?? []) : null;
  view.players = view.players.map((player) => {
    const isMe = player.position === view.viewer;
    const covered = PLAYERS.copy(player);
    coverHand(covered, isShown || isMe);
    covered.folded = (isMe || !isCovered) && player.folded;
    return covered;
  });
  return view;
}
