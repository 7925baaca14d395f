import { includesCard, parseCard, removeCard } from "../cards.ts";
import type { Card } from "../cards.ts";
import { happenPlayed, happenTrickWon } from "../happen.ts";
import type { Refusal } from "../result.ts";
import { editPlayer } from "../state.ts";
import { completeTrick, followSentence, handIsPlayed } from "../trickPlay.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { staysIn } from "./happen.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { addEvent, begin, PLAYERS, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** PLAYING: five tricks among those who stayed. */
export function playing(state: GameState, action: Action): Step {
  if (action.type !== "PLAY_CARD") return wrongPhase(state, action);
  const player = state.players[action.playerPosition];
  const card = parseCard(action.cardId);
  if (player === undefined || card === null) return refuse("UNKNOWN_CARD");
  if (player.folded) return refuse("PLAYER_FOLDED");
  if (player.position !== state.currentPlayerPosition) return refuse("NOT_YOUR_TURN");
  return refuseCard(state, player.hand, card) ?? playCard(state, player, card);
}

/** Why this card may not be played from this hand to the trick on the table; null when it may. */
export function refuseCard(table: OpenTable, hand: readonly Card[], card: Card): Refusal<ErrorCode> | null {
  if (!includesCard(hand, card)) return refuse("CARD_NOT_IN_HAND");
  const sentence = followSentence(table, hand, card);
  return sentence === null ? null : refuse("MUST_FOLLOW_SUIT", sentence);
}

function playCard(state: GameState, { position, hand }: Player, card: Card): Step {
  const turn = begin(state);
  editPlayer(turn.state, position, PLAYERS.copy).hand = removeCard(hand, card);
  happenPlayed(turn.state, addEvent(turn, { type: "played", playerPosition: position, card }), staysIn);
  const won = completeTrick(turn.state, activeCount(state));
  if (won === null) return turn;
  happenTrickWon(turn.state, addEvent(turn, won).playerPosition, PLAYERS.copy);
  return handIsPlayed(turn.state) ? scoreRound(turn) : turn;
}

function activeCount({ players }: GameState): number {
  let count = 0;
  for (const player of players) {
    if (!player.folded) count += 1;
  }
  return count;
}
