import { includesCard, parseCard } from "../cards.ts";
import type { Card } from "../cards.ts";
import { nextClockwise, seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { handIsPlayed, trickEvent } from "../table.ts";
import { playableCards, reasonToFollow } from "../trick.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step, Turn } from "./phase.ts";
import { refuse } from "./actions.ts";
import type { Reason } from "./actions.ts";
import { scoreRound } from "./score.ts";
import { sitsOut } from "./state.ts";
import type { GameState, OpenTable, Player } from "./state.ts";

/** PLAYING: five tricks, of three cards when somebody is alone, and of two when somebody defends alone. */
export const playing: Phase = {
  legal(view, playerPosition) {
    if (playerPosition !== view.currentPlayerPosition) return [];
    const hand = view.players[playerPosition]?.hand ?? [];
    return playableCards(view, hand).map(({ id }) => ({ type: "PLAY_CARD", playerPosition, cardId: id }));
  },
  take(state, action) {
    if (action.type !== "PLAY_CARD") return wrongPhase(state, action);
    const player = state.players[action.playerPosition];
    const card = parseCard(action.cardId);
    if (player === undefined || card === null) return refuse({ code: "INVALID_CARD" });
    if (sitsOut(state, player.position)) return refuse({ code: "INACTIVE_PARTNER" });
    if (player.position !== state.currentPlayerPosition) return refuse({ code: "NOT_YOUR_TURN" });
    const wrong = reasonAgainstCard(state, player.hand, card);
    return wrong === null ? playCard(state, player, card) : refuse(wrong);
  },
};

export function startPlaying(turn: Turn): Turn {
  return tell(turn, { type: "playOpened", playerPosition: firstLeader(turn.state) });
}

/** Left of the dealer, or of the loner where the house says so; the next seat when that one sits out. */
function firstLeader(table: OpenTable): Position {
  const { options, players, dealerPosition, alonePosition } = table;
  const leftOfLoner = alonePosition !== null && options.lonerLead === "leftOfLoner";
  const before = leftOfLoner ? alonePosition : dealerPosition;
  return nextClockwise(before, seatsOf(players), (seat) => !sitsOut(table, seat)) ?? before;
}

/** Why this card may not be played from this hand to the trick on the table; null when it may. */
export function reasonAgainstCard(table: OpenTable, hand: readonly Card[], card: Card): Reason | null {
  return includesCard(hand, card) ? reasonToFollow(table, hand, card) : { code: "INVALID_CARD" };
}

function playCard(state: GameState, { position }: Player, card: Card): Step {
  const turn = begin(state, { type: "played", playerPosition: position, card });
  const won = trickEvent(turn.state);
  if (won === null) return turn;
  const taken = tell(turn, won);
  return handIsPlayed(taken.state) ? scoreRound(taken) : taken;
}
