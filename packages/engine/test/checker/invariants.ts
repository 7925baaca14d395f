import { HAND_SIZE, insist } from "./book.ts";
import { cardNumber, PACK_SIZE } from "./cards.ts";
import type { SeenState } from "./seen.ts";

/** What must hold of any state by itself, whatever came before it. */
export function balance(state: SeenState): void {
  balancePack(state);
  balanceTricks(state);
  balanceScores(state);
  balanceFolds(state);
}

function balancePack(state: SeenState): void {
  if (state.round === 0) return;
  const ids = cardsOnTheTable(state);
  const seen: boolean[] = [];
  for (const id of ids) seen[cardNumber(id)] = true;
  const different = seen.filter(Boolean).length;
  insist(
    ids.length === PACK_SIZE && different === PACK_SIZE,
    `${different} cards of ${ids.length} are different`,
  );
}

function cardsOnTheTable({ players, blind, tricks, currentTrick }: SeenState): readonly string[] {
  const ids = blind.map(({ id }) => id);
  for (const { hand } of players) for (const { id } of hand) ids.push(id);
  for (const { cards } of tricks) for (const { card } of cards) ids.push(card.id);
  for (const { card } of currentTrick.cards) ids.push(card.id);
  return ids;
}

function balanceTricks({ players, tricks }: SeenState): void {
  const taken = players.reduce((sum, player) => sum + player.tricksTaken, 0);
  const conceded = tricks.length === 0 && taken === HAND_SIZE;
  insist(taken === tricks.length || conceded, `${taken} tricks were taken of ${tricks.length}`);
}

function balanceScores({ players, scoreSheet, options }: SeenState): void {
  for (const { position, score } of players) {
    const changes = scoreSheet.map((row) => row.changes[position] ?? Number.NaN);
    const sum = changes.reduce((total, change) => total + change, options.startScore);
    insist(score === sum, `seat ${position} stands at ${score} and the sheet adds up to ${sum}`);
  }
}

function balanceFolds({ players, isClubsTurnUp, winningBidderPosition }: SeenState): void {
  const folded = players.filter((player) => player.folded);
  insist(!isClubsTurnUp || folded.length === 0, "somebody folded under the clubs rule");
  insist(
    folded.every(({ position }) => position !== winningBidderPosition),
    "the bidder folded",
  );
}
