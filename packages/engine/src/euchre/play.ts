import { includesCard, parseCard, removeCard } from "../cards.ts";
import type { Card } from "../cards.ts";
import type { Refusal } from "../result.ts";
import { leftOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { editPlayer } from "../state.ts";
import { completeTrick, followSentence, handIsPlayed } from "../trickPlay.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { begin, PLAYERS, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";

export function startPlaying(turn: Turn): Turn {
  return tell(turn, { type: "playOpened", playerPosition: firstLeader(turn.state) });
}

/** Left of the dealer, or of the loner where the house says so; the next seat when that one sits out. */
function firstLeader({ options, dealerPosition, alonePosition, inactivePosition }: OpenTable): Position {
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
  const sentence = followSentence(table, hand, card);
  return sentence === null ? null : refuse("MUST_FOLLOW_SUIT", sentence);
}

function playCard(state: GameState, { position, hand }: Player, card: Card): Step {
  const turn = begin(state);
  editPlayer(turn.state, position, PLAYERS.copy).hand = removeCard(hand, card);
  tell(turn, { type: "played", playerPosition: position, card });
  const won = completeTrick(turn.state);
  if (won === null) return turn;
  tell(turn, won);
  return handIsPlayed(turn.state) ? scoreRound(turn) : turn;
}
