/** The referee's cards are numbers, six to a suit, so that nothing is shared with the engine it judges. */
export type CardNumber = number;

const SUIT_WORDS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"];
const RANK_WORDS = ["9", "10", "JACK", "QUEEN", "KING", "ACE"];
const JACK = 2;
export const CLUBS = 3;
export const PACK_SIZE = 24;

export function suitNumber(word: string): number {
  return SUIT_WORDS.indexOf(word);
}

const NUMBER_BY_ID = new Map(
  Array.from({ length: PACK_SIZE }, (_, card): [string, CardNumber] => [cardWord(card), card]),
);

/** -1 for what is no card of the pack. */
export function cardNumber(id: string): CardNumber {
  return NUMBER_BY_ID.get(id) ?? -1;
}

export function cardWord(card: CardNumber): string {
  return `${SUIT_WORDS[printedSuit(card)]}_${RANK_WORDS[card % 6]}`;
}

export function suitWord(suit: number): string {
  return SUIT_WORDS[suit] ?? "NONE";
}

export function printedSuit(card: CardNumber): number {
  return Math.floor(card / 6);
}

/** Suits of one color add up to three: spades 0 and clubs 3, hearts 1 and diamonds 2. */
export function isLeftBower(card: CardNumber, trump: number): boolean {
  return card % 6 === JACK && printedSuit(card) + trump === 3;
}

export function playedSuit(card: CardNumber, trump: number): number {
  return isLeftBower(card, trump) ? trump : printedSuit(card);
}

export function power(card: CardNumber, led: number, trump: number): number {
  const suit = playedSuit(card, trump);
  if (suit === trump) return trumpPower(card, trump);
  return suit === led ? 10 + (card % 6) : 0;
}

function trumpPower(card: CardNumber, trump: number): number {
  if (isLeftBower(card, trump)) return 98;
  return card % 6 === JACK ? 99 : 50 + (card % 6);
}
