import { leftOf, seatsOf } from "../seats.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Turn } from "./phase.ts";
import type { GameState, Player } from "./state.ts";
import { cardsAreShown } from "./view.ts";

/** Points added for a failed bid, or for staying without a trick: BUCK-SCORE-2, BUCK-SCORE-4. */
export const SET_PENALTY = 5;
/** Who stayed without bidding needs this many tricks: BUCK-SCORE-3. */
export const TRICKS_TO_STAY = 1;

/** ROUND_OVER: the deal moves to the left (BUCK-DEAL-6). */
export const roundOver: Phase = {
  tableAction: () => ({ type: "NEXT_ROUND", chance: null }),
  take(state, action) {
    if (action.type !== "NEXT_ROUND") return wrongPhase(state, action);
    const dealerPosition = leftOf(state.dealerPosition, seatsOf(state.players));
    return begin(state, { type: "dealMoved", dealerPosition });
  },
};

/** The hand is played: write the score down and see whether somebody has won. */
export function scoreRound(turn: Turn): Turn {
  const { round, players } = turn.state;
  const changes = players.map((player) => scoreChange(player, tricksNeeded(turn.state, player)));
  const scores = players.map((player, seat) => player.score + (changes[seat] ?? 0));
  return showCards(endGame(tell(turn, { type: "roundScored", round, changes, scores })));
}

function tricksNeeded({ winningBidderPosition, highestBid }: GameState, { position }: Player): number {
  return position === winningBidderPosition ? (highestBid ?? TRICKS_TO_STAY) : TRICKS_TO_STAY;
}

function scoreChange({ folded, tricksTaken }: Player, needed: number): number {
  if (folded) return 0;
  return tricksTaken >= needed ? -tricksTaken : SET_PENALTY;
}

/** Lowest at or below zero wins (BUCK-END-2), and after the last hand lowest anywhere (BUCK-OPT-10); a tie is played on (BUCK-END-3). */
function endGame(turn: Turn): Turn {
  const { players } = turn.state;
  const lowest = Math.min(...players.map(({ score }) => score));
  const positions = seatsOf(players.filter(({ score }) => score === lowest));
  const isOver = isLastHand(turn.state) || (lowest <= 0 && positions.length === 1);
  if (isOver) return tell(turn, { type: "gameWon", positions });
  return lowest <= 0 ? tell(turn, { type: "tied", positions }) : turn;
}

/** Only scored hands are counted: BUCK-OPT-10. */
function isLastHand({ options, scoreSheet }: GameState): boolean {
  return scoreSheet.length === options.endsAfterHands;
}

/** Where the house shows cards now, everybody is told them: BUCK-SHOW-5, BUCK-OPT-8. */
export function showCards(turn: Turn): Turn {
  if (!cardsAreShown(turn.state)) return turn;
  const { players, blind } = turn.state;
  return tell(turn, { type: "cardsShown", hands: players.map(({ hand }) => hand), blind });
}
