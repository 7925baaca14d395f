import { append } from "./append.ts";
import { sameColour } from "./bowers.ts";
import { isIn } from "./cardSets.ts";
import { includesCard, suitName } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";
import type { CommonEvent } from "./events.ts";
import type { Position } from "./seats.ts";
import type { CommonTable, Draft } from "./state.ts";
import { followingCards, isPlayable, ledSuit, playableSet, TRICKS_PER_HAND, winningPlay } from "./trick.ts";
import type { PlayedCard, Trick } from "./trick.ts";

type TrickTable = Pick<
  CommonTable,
  "phase" | "tricks" | "currentTrick" | "currentPlayerPosition" | "trumpSuit"
>;

type TrickWon = Extract<CommonEvent, { readonly type: "trickWon" }>;

const NO_CARDS: Trick["cards"] = [];

export const NO_TRICK: Trick = { number: 0, leadPlayerPosition: 0, cards: NO_CARDS, winner: null };

export function playableCards(
  { currentTrick, trumpSuit }: TrickTable,
  hand: readonly Card[],
): readonly Card[] {
  const playable = playableSet(currentTrick, hand, trumpSuit);
  return hand.filter((card) => isIn(playable, card));
}

/** The sentence for a card that does not follow suit though another would; null when it may be played. */
export function followSentence(table: TrickTable, hand: readonly Card[], card: Card): string | null {
  const { currentTrick, trumpSuit } = table;
  if (isPlayable(currentTrick, hand, card, trumpSuit)) return null;
  const led = ledSuit(currentTrick, trumpSuit);
  if (led === null || trumpSuit === null) return "You must follow suit.";
  const reason = followsInPrint(table, hand, card) ? `: ${leftBowerReminder(trumpSuit)}` : "";
  return `You must follow ${suitName(led)}${reason}.`;
}

/** Whether a card would follow by what is printed on the cards: then the left bower is what misleads. */
export function followsInPrint(
  { currentTrick }: Pick<TrickTable, "currentTrick">,
  hand: readonly Card[],
  card: Card,
): boolean {
  const asPrinted = followingCards(hand, { led: ledSuit(currentTrick, null), trump: null });
  return includesCard(asPrinted, card);
}

function leftBowerReminder(trump: Suit): string {
  return `the jack of ${suitName(sameColour(trump))} is a ${suitName(trump).slice(0, -1)} now`;
}

/** Who wins the trick, once it is the turn of its leader again; null before. */
export function completeTrick({
  currentTrick,
  currentPlayerPosition,
  trumpSuit,
}: TrickTable): TrickWon | null {
  const { cards, number, leadPlayerPosition } = currentTrick;
  if (currentPlayerPosition !== leadPlayerPosition) return null;
  const { playerPosition, card } = winningPlay(cards, trumpSuit);
  return { type: "trickWon", playerPosition, card, number };
}

export function handIsPlayed({ tricks }: TrickTable): boolean {
  return tricks.length === TRICKS_PER_HAND;
}

/** The first trick begins. */
export function beginPlay(table: Draft<TrickTable>, leader: Position): void {
  table.phase = "PLAYING";
  table.currentPlayerPosition = leader;
  table.currentTrick = openTrick(1, leader);
}

/** A card is added to the trick, and `next` is on turn. */
export function addToTrick(
  table: Draft<TrickTable>,
  { card, playerPosition }: PlayedCard,
  next: Position | null,
): void {
  const { number, leadPlayerPosition, cards } = table.currentTrick;
  table.currentTrick = {
    number,
    leadPlayerPosition,
    cards: append(cards, { card, playerPosition }),
    winner: null,
  };
  table.currentPlayerPosition = next;
}

/** A complete trick is put away; its winner leads to the next one, if there is one. */
export function putTrickAway(table: Draft<TrickTable>, winner: Position): void {
  const { number, leadPlayerPosition, cards } = table.currentTrick;
  table.tricks = append(table.tricks, { number, leadPlayerPosition, cards, winner });
  const isLast = handIsPlayed(table);
  table.currentTrick = isLast ? NO_TRICK : openTrick(number + 1, winner);
  table.currentPlayerPosition = isLast ? null : winner;
}

function openTrick(number: number, leader: Position): Trick {
  return { number, leadPlayerPosition: leader, cards: NO_CARDS, winner: null };
}
