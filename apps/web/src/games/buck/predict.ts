import { parseCard } from "@buck/engine";
import type { buck } from "@buck/engine";
import type { Decision } from "@buck/protocol";

/** The view as it will be once the table agrees: the card leaves the hand and lies in the trick at once. */
export function predict(view: buck.View, move: Decision): buck.View {
  if (move.type !== "PLAY_CARD") return view;
  const card = parseCard(move.cardId);
  if (card === null || !holds(view, move)) return view;
  const { playerPosition } = move;
  return {
    ...view,
    currentPlayerPosition: null,
    currentTrick: {
      ...view.currentTrick,
      cards: [...view.currentTrick.cards, { card, playerPosition }],
    },
    players: view.players.map((player) =>
      player.position === playerPosition ? withoutCard(player, card.id) : player,
    ),
  };
}

type PlayCard = Extract<Decision, { type: "PLAY_CARD" }>;

export function holds(view: buck.View, { playerPosition, cardId }: PlayCard): boolean {
  const hand = view.players.find(({ position }) => position === playerPosition)?.hand ?? [];
  return hand.some(({ id }) => id === cardId);
}

function withoutCard(player: buck.PlayerView, cardId: string): buck.PlayerView {
  const hand = player.hand?.filter(({ id }) => id !== cardId) ?? null;
  return { ...player, hand, cardCount: hand?.length ?? player.cardCount };
}
