import type { Card, CardId, Position, Suit, Trick } from "@buck/engine";

interface PlayedHand {
  readonly round: number;
  readonly dealerPosition: Position;
  readonly turnUpCard: Card | null;
  readonly trumpSuit: Suit | null;
  readonly tricks: readonly Trick[];
  readonly players: readonly { readonly hand: readonly Card[]; readonly tricksTaken: number }[];
}

/** The parts of a hand's JSON that all games have. */
export function handSummary(dealt: PlayedHand, end: PlayedHand) {
  return {
    hand: dealt.round,
    dealer: dealt.dealerPosition,
    turnUp: dealt.turnUpCard?.id ?? null,
    cards: dealt.players.map(({ hand }) => ids(hand)),
    trump: end.trumpSuit,
    tricks: end.tricks.map(trickSummary),
    tricksTaken: end.players.map(({ tricksTaken }) => tricksTaken),
  };
}

function trickSummary({ number, leadPlayerPosition, cards, winner }: Trick) {
  return {
    number,
    leader: leadPlayerPosition,
    cards: cards.map(({ card, playerPosition }) => ({ player: playerPosition, card: card.id })),
    winner,
  };
}

function ids(cards: readonly Card[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}
