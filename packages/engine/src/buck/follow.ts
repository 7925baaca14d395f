import type { Card } from "../cards.ts";
import type { Viewer } from "../seats.ts";
import { bySeat, changePlayer, countCards } from "../table.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import { happen } from "./events.ts";
import type { Event } from "./events.ts";
import { newPlayer } from "./seating.ts";
import type { GameState, View } from "./state.ts";
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
  return cover(events.reduce((seen, event) => happen(moveCards(seen, event, own ?? {}), event), view));
}

/** Moves the cards that the viewer sees, or only counts. */
function moveCards(view: View, event: Event, own: OwnNews): View {
  const { players, viewer } = view;
  switch (event.type) {
    case "joined": {
      const player = viewPlayer(newPlayer(event, view.options), [], false);
      return { ...view, players: [...players, player].toSorted(bySeat) };
    }
    case "dealt": {
      const dealt = players.map((player) => ({
        ...player,
        cardCount: TRICKS_PER_HAND,
        hand: player.position === viewer ? (own.hand ?? null) : null,
      }));
      return { ...view, blind: null, players: dealt };
    }
    case "decided": {
      if (event.playerPosition !== viewer) return view;
      const folded = own.folded ?? false;
      return { ...view, players: changePlayer(players, viewer, (player) => ({ ...player, folded })) };
    }
    case "played":
      return { ...view, players: countCards(players, event.playerPosition, -1) };
    case "cardsShown": {
      const shown = players.map((player, seat) => ({ ...player, hand: event.hands[seat] ?? [] }));
      return { ...view, blind: event.blind, players: shown };
    }
    case "newGame":
      return {
        ...view,
        blind: [],
        players: players.map((player) => ({ ...player, cardCount: 0 })),
      };
    default:
      return view;
  }
}

/** Takes out of a view what its viewer may not see. */
function cover(view: View): View {
  const isOpen = cardsAreShown(view);
  const isCovered = decisionsAreCovered(view);
  return {
    ...view,
    blind: isOpen ? (view.blind ?? []) : null,
    players: view.players.map((player) => {
      const isMe = player.position === view.viewer;
      return {
        ...player,
        hand: isOpen || isMe ? (player.hand ?? []) : null,
        folded: (isMe || !isCovered) && player.folded,
      };
    }),
  };
}
