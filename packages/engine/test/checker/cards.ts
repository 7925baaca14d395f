/** The referee's cards are numbers, eight to a suit, so that nothing is shared with the engine it judges. */
export type CardNumber = number;

const SUIT_WORDS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS", "NO_TRUMP"];
const RANK_WORDS = ["7", "8", "9", "10", "JACK", "QUEEN", "KING", "ACE"];
const IN_A_SUIT = 8;
const JACK = 4;
export const CLUBS = 3;
/** Declared like a suit, and no card belongs to it. */
export const NO_TRUMP = 4;

/** So many cards lie on the table: one rank more of each suit with every player. */
export function packSize(players: number): number {
  return 4 * (players + 2);
}

/** Three play from the tens up, four from the nines, five from the eights, six from the sevens. */
export function isInPack(card: CardNumber, players: number): boolean {
  return card >= 0 && rank(card) >= 6 - players;
}

function rank(card: CardNumber): number {
  return card % IN_A_SUIT;
}

export function suitNumber(word: string): number {
  return SUIT_WORDS.indexOf(word);
}

const NUMBER_BY_ID = new Map(
  Array.from({ length: 4 * IN_A_SUIT }, (_, card): [string, CardNumber] => [cardWord(card), card]),
);

/** -1 for what is no card. */
export function cardNumber(id: string): CardNumber {
  return NUMBER_BY_ID.get(id) ?? -1;
}

export function cardWord(card: CardNumber): string {
  return `${SUIT_WORDS[printedSuit(card)]}_${RANK_WORDS[rank(card)]}`;
}

export function suitWord(suit: number): string {
  return SUIT_WORDS[suit] ?? "NONE";
}

export function printedSuit(card: CardNumber): number {
  return Math.floor(card / IN_A_SUIT);
}

/** Suits of one color add up to three: spades 0 and clubs 3, hearts 1 and diamonds 2. */
export function isLeftBower(card: CardNumber, trump: number): boolean {
  return rank(card) === JACK && printedSuit(card) + trump === 3;
}

export function playedSuit(card: CardNumber, trump: number): number {
  return isLeftBower(card, trump) ? trump : printedSuit(card);
}

export function power(card: CardNumber, led: number, trump: number): number {
  const suit = playedSuit(card, trump);
  if (suit === trump) return trumpPower(card, trump);
  return suit === led ? 10 + rank(card) : 0;
}

function trumpPower(card: CardNumber, trump: number): number {
  if (isLeftBower(card, trump)) return 98;
  return rank(card) === JACK ? 99 : 50 + rank(card);
}
