import { CARDS, deckFor, stackDeck } from "@buck/engine";
import type { Card, CardId, Position, Rank } from "@buck/engine";

const LETTERS: Readonly<Record<Rank, string>> = {
  "7": "7",
  "8": "8",
  "9": "9",
  "10": "10",
  JACK: "J",
  QUEEN: "Q",
  KING: "K",
  ACE: "A",
};

export interface Arrangement {
  readonly dealer: Position;
  /** By position, like "JH AS 10C 9D KD". */
  readonly hands: readonly string[];
  readonly turnUp: string;
}

/** A deck that deals exactly these hands; what nobody holds lies under the turn-up. */
export function deckFrom({ dealer, hands, turnUp }: Arrangement): readonly CardId[] {
  const held = hands.map((hand) => cards(hand));
  const open = cards(turnUp);
  const known = new Set([...held.flat(), ...open]);
  const rest = deckFor(hands.length).filter((card) => !known.has(card));
  return stackDeck(dealer, { hands: held, blind: [...open, ...rest] });
}

/** "JH AS" as cards. A misspelled card is a bug in a fixed lesson, so it throws. */
export function cards(names: string): readonly Card[] {
  return names.split(" ").map((name) => {
    const card = CARDS.find(({ rank, suit }) => `${LETTERS[rank]}${suit.charAt(0)}` === name);
    if (card === undefined) throw new Error(`No such card: ${name}`);
    return card;
  });
}
