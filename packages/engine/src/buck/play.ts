import { bowerOf, effectiveSuit } from "../bowers.ts";
import { cardName, parseCard, suitName } from "../cards.ts";
import type { Card, Suit } from "../cards.ts";
import { nextClockwise } from "../seats.ts";
import type { Position } from "../seats.ts";
import { followingCards, ledSuit, TRICKS_PER_HAND, winningPlay } from "../trick.ts";
import type { Trick } from "../trick.ts";
import type { Action, PlayCard } from "./actions.ts";
import { NO_TRICK } from "./create.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

export function startPlaying(state: GameState, leader: Position): GameState {
  return { ...state, phase: "PLAYING", currentPlayerPosition: leader, currentTrick: openTrick(1, leader) };
}

/** PLAYING: five tricks among those who stayed. */
export function playing(state: GameState, action: Action): Step {
  if (action.type !== "PLAY_CARD") return wrongPhase(state, action);
  const player = state.players[action.playerPosition];
  const card = parseCard(action.cardId);
  if (player === undefined || card === null) return refuse("UNKNOWN_CARD");
  if (player.folded) return refuse("PLAYER_FOLDED");
  if (player.position !== state.currentPlayerPosition) return refuse("NOT_YOUR_TURN");
  const wrong = cardError(state, player.hand, card);
  if (wrong !== null) return refuse(wrong, cardSentence(wrong, { table: state, hand: player.hand, card }));
  return playCard(state, action, card);
}

/** Why this card may not be played from this hand to the trick on the table; null when it may. */
export function cardError(table: OpenTable, hand: readonly Card[], card: Card): ErrorCode | null {
  if (!hand.includes(card)) return "CARD_NOT_IN_HAND";
  return playableCards(table, hand).includes(card) ? null : "MUST_FOLLOW_SUIT";
}

export function playableCards(
  { currentTrick, trumpSuit }: OpenTable,
  hand: readonly Card[],
): readonly Card[] {
  return followingCards(hand, { led: ledSuit(currentTrick, trumpSuit), trump: trumpSuit });
}

interface Attempt {
  readonly table: OpenTable;
  readonly hand: readonly Card[];
  readonly card: Card;
}

export function cardSentence(code: ErrorCode, { table, hand, card }: Attempt): string | undefined {
  const { trumpSuit } = table;
  const led = ledSuit(table.currentTrick, trumpSuit);
  if (code !== "MUST_FOLLOW_SUIT" || led === null) return undefined;
  const left = [card, ...hand].find((held) => bowerOf(held, trumpSuit) === "left");
  const confusing = left !== undefined && (left.suit === led || effectiveSuit(left, trumpSuit) === led);
  return `You must follow ${suitName(led)}${confusing ? `: ${leftBowerReminder(left, trumpSuit)}` : ""}.`;
}

function leftBowerReminder(left: Card, trump: Suit | null): string {
  return `the ${cardName(left)} is a ${suitName(effectiveSuit(left, trump)).replace(/s$/, "")} now`;
}

function playCard(state: GameState, { playerPosition }: PlayCard, card: Card): Step {
  const { currentTrick, players } = state;
  const trick: Trick = { ...currentTrick, cards: [...currentTrick.cards, { card, playerPosition }] };
  const hand = players[playerPosition]?.hand.filter((held) => held !== card) ?? [];
  const next: GameState = {
    ...state,
    players: changePlayer(players, playerPosition, { hand }),
    currentTrick: trick,
  };
  const played: Event = { type: "played", playerPosition, card };
  if (trick.cards.length === activeCount(players)) return finishTrick(next, played);
  const isActive = (position: Position) => players[position]?.folded === false;
  return advance({ ...next, currentPlayerPosition: nextClockwise(playerPosition, isActive) }, played);
}

function finishTrick(state: GameState, played: Event): Step {
  const { currentTrick, players } = state;
  const best = winningPlay(currentTrick.cards, state.trumpSuit);
  if (best === null) return advance(state, played);
  const winner = best.playerPosition;
  const tricks = [...state.tricks, { ...currentTrick, winner }];
  const tricksTaken = (players[winner]?.tricksTaken ?? 0) + 1;
  const taken: GameState = { ...state, tricks, players: changePlayer(players, winner, { tricksTaken }) };
  const won: Event = {
    type: "trickWon",
    playerPosition: winner,
    card: best.card,
    number: currentTrick.number,
  };
  if (tricks.length === TRICKS_PER_HAND) {
    return scoreRound({ ...taken, currentTrick: NO_TRICK, currentPlayerPosition: null }, [played, won]);
  }
  const currentTrickNumber = currentTrick.number + 1;
  return advance(
    { ...taken, currentTrick: openTrick(currentTrickNumber, winner), currentPlayerPosition: winner },
    played,
    won,
  );
}

function openTrick(number: number, leader: Position): Trick {
  return { number, leadPlayerPosition: leader, cards: [], winner: null };
}

function activeCount(players: readonly Player[]): number {
  return players.reduce((count, player) => (player.folded ? count : count + 1), 0);
}

export function changePlayer(
  players: readonly Player[],
  position: Position,
  change: Partial<Player>,
): readonly Player[] {
  return players.map((player) => (player.position === position ? { ...player, ...change } : player));
}
