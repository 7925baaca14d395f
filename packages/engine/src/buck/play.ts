import { includesCard, nthCard, placeInHand, takeOut } from "../cards.ts";
import type { Card } from "../cards.ts";
import { happenPlayed, happenTrickWon } from "../happen.ts";
import { placeOffered } from "../offers.ts";
import type { Refusal } from "../result.ts";
import { editPlayer } from "../state.ts";
import { completeTrick, followSentence, handIsPlayed } from "../trickPlay.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { staysIn } from "./happen.ts";
import { playsOfAllCards } from "./offers.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { addEvent, begin, PLAYERS, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** PLAYING: five tricks among those who stayed. */
export function playing(state: GameState, action: Action): Step {
  if (action.type !== "PLAY_CARD") return wrongPhase(state, action);
  const player = state.players[action.playerPosition];
  if (player?.folded === true) return refuse("PLAYER_FOLDED");
  if (player === undefined || player.position !== state.currentPlayerPosition) return refuse("NOT_YOUR_TURN");
  const place = placeInHand(player.hand, action.cardId);
  return place === -1 ? refuse("CARD_NOT_IN_HAND") : playFrom(state, player, place);
}

/** A play that this game has offered to who is on turn: one of their cards is found by it, and nothing is read. */
export function playOffered(state: GameState, action: unknown): Step | null {
  const { phase, currentPlayerPosition, players } = state;
  if (phase !== "PLAYING" || currentPlayerPosition === null) return null;
  const player = players[currentPlayerPosition];
  if (player === undefined) return null;
  const place = placeOffered(player.hand, playsOfAllCards(currentPlayerPosition), action);
  return place === -1 ? null : playFrom(state, player, place);
}

/** Why this card may not be played from this hand to the trick on the table; null when it may. */
export function refuseCard(table: OpenTable, hand: readonly Card[], card: Card): Refusal<ErrorCode> | null {
  return includesCard(hand, card) ? refuseSuit(table, hand, card) : refuse("CARD_NOT_IN_HAND");
}

function refuseSuit(table: OpenTable, hand: readonly Card[], card: Card): Refusal<ErrorCode> | null {
  const sentence = followSentence(table, hand, card);
  return sentence === null ? null : refuse("MUST_FOLLOW_SUIT", sentence);
}

function playFrom(state: GameState, player: Player, place: number): Step {
  return refuseSuit(state, player.hand, nthCard(player.hand, place)) ?? playCard(state, player, place);
}

function playCard(state: GameState, { position, hand }: Player, place: number): Step {
  const turn = begin(state);
  const card = nthCard(hand, place);
  editPlayer(turn.state, position, PLAYERS.copy).hand = takeOut(hand, place);
  happenPlayed(turn.state, addEvent(turn, { type: "played", playerPosition: position, card }), staysIn);
  const won = completeTrick(turn.state);
  if (won === null) return turn;
  happenTrickWon(turn.state, addEvent(turn, won).playerPosition, PLAYERS.copy);
  return handIsPlayed(turn.state) ? scoreRound(turn) : turn;
}
