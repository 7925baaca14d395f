import { includesCard, parseCard } from "../cards.ts";
import type { Card } from "../cards.ts";
import { followSentence, playableFrom } from "../follow.ts";
import type { Following } from "../follow.ts";
import type { Refusal } from "../result.ts";
import { leftOf, nextClockwise, POSITIONS } from "../seats.ts";
import type { Position } from "../seats.ts";
import { TRICKS_PER_HAND, winningPlay } from "../trick.ts";
import type { PlayedCard, Trick } from "../trick.ts";
import type { Action } from "./actions.ts";
import { change, changePlayerAt } from "./change.ts";
import { NO_TRICK } from "./create.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";
import { teamOf } from "./teams.ts";

export function startPlaying(state: GameState): GameState {
  const leader = firstLeader(state);
  return change(state, {
    phase: "PLAYING",
    currentPlayerPosition: leader,
    currentTrick: openTrick(1, leader),
  });
}

/** Left of the dealer, or of the loner where the house says so; the next seat when that one sits out. */
function firstLeader({ options, dealerPosition, alonePosition, inactivePosition }: GameState): Position {
  const leftOfLoner = alonePosition !== null && options.lonerLead === "leftOfLoner";
  const first = leftOf(leftOfLoner ? alonePosition : dealerPosition);
  return first === inactivePosition ? leftOf(first) : first;
}

/** PLAYING: five tricks, of three cards when somebody is alone. */
export function playing(state: GameState, action: Action): Step {
  if (action.type === "DISCARD") {
    return refuse(action.playerPosition === state.dealerPosition ? "WRONG_PHASE" : "NOT_DEALER");
  }
  if (action.type !== "PLAY_CARD") return wrongPhase(state, action);
  const player = state.players[action.playerPosition];
  const card = parseCard(action.cardId);
  if (player === undefined || card === null) return refuse("INVALID_CARD");
  if (player.position === state.inactivePosition) return refuse("INACTIVE_PARTNER");
  if (player.position !== state.currentPlayerPosition) return refuse("NOT_YOUR_TURN");
  return refuseCard(state, player.hand, card) ?? playCard(state, player, card);
}

/** Why this card may not be played from this hand to the trick on the table; null when it may. */
export function refuseCard(table: OpenTable, hand: readonly Card[], card: Card): Refusal<ErrorCode> | null {
  if (!includesCard(hand, card)) return refuse("INVALID_CARD");
  if (includesCard(playableCards(table, hand), card)) return null;
  return refuse("MUST_FOLLOW_SUIT", followSentence(following(table, hand), card));
}

export function playableCards(table: OpenTable, hand: readonly Card[]): readonly Card[] {
  return playableFrom(following(table, hand));
}

function following({ currentTrick, trumpSuit }: OpenTable, hand: readonly Card[]): Following {
  return { trick: currentTrick, trump: trumpSuit, hand };
}

function playCard(state: GameState, player: Player, card: Card): Step {
  const { currentTrick, players, inactivePosition } = state;
  const { position } = player;
  const cards = [...currentTrick.cards, { card, playerPosition: position }];
  const hand = player.hand.filter((held) => held.id !== card.id);
  const played: Event = { type: "played", playerPosition: position, card };
  const left = changePlayerAt(players, position, { hand });
  const trickSize = inactivePosition === null ? POSITIONS.length : POSITIONS.length - 1;
  if (cards.length === trickSize) return finishTrick(state, { cards, players: left, played });
  return advance(
    change(state, {
      players: left,
      currentTrick: {
        number: currentTrick.number,
        leadPlayerPosition: currentTrick.leadPlayerPosition,
        cards,
        winner: null,
      },
      currentPlayerPosition: nextClockwise(position, (seat) => seat !== inactivePosition),
    }),
    played,
  );
}

interface FullTrick {
  readonly cards: readonly PlayedCard[];
  readonly players: readonly Player[];
  readonly played: Event;
}

function finishTrick(state: GameState, { cards, players, played }: FullTrick): Step {
  const { number, leadPlayerPosition } = state.currentTrick;
  const { playerPosition: winner, card } = winningPlay(cards, state.trumpSuit);
  const tricks: readonly Trick[] = [...state.tricks, { number, leadPlayerPosition, cards, winner }];
  const isLast = tricks.length === TRICKS_PER_HAND;
  const team = teamOf(winner);
  const taken = change(state, {
    players: changePlayerAt(players, winner, { tricksTaken: (players[winner]?.tricksTaken ?? 0) + 1 }),
    tricks,
    tricksWon: { ...state.tricksWon, [team]: state.tricksWon[team] + 1 },
    currentTrick: isLast ? NO_TRICK : openTrick(number + 1, winner),
    currentPlayerPosition: isLast ? null : winner,
  });
  const won: Event = { type: "trickWon", playerPosition: winner, card, number };
  return isLast ? scoreRound(taken, [played, won]) : advance(taken, played, won);
}

function openTrick(number: number, leader: Position): Trick {
  return { number, leadPlayerPosition: leader, cards: [], winner: null };
}
