import { leftOf } from "../seats.ts";
import type { Action } from "./actions.ts";
import type { GameState, Player } from "./state.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";
import { cardsAreShown } from "./view.ts";

/** Points back for a failed bid, or for staying without a trick. */
export const SET_PENALTY = 5;
/** Who stayed without bidding needs this many tricks. */
export const TRICKS_TO_STAY = 1;

/** The hand is played: write the score down and see whether somebody has won. */
export function scoreRound(turn: Turn): Step {
  const { round, players } = turn.state;
  const changes = players.map((player) => scoreChange(player, tricksNeeded(turn.state, player)));
  const scores = players.map((player, seat) => player.score + (changes[seat] ?? 0));
  tell(turn, { type: "roundScored", round, changes, scores });
  endRound(turn);
  return showCards(turn);
}

function tricksNeeded({ winningBidderPosition, highestBid }: GameState, { position }: Player): number {
  return position === winningBidderPosition ? (highestBid ?? TRICKS_TO_STAY) : TRICKS_TO_STAY;
}

function scoreChange({ folded, tricksTaken }: Player, needed: number): number {
  if (folded) return 0;
  return tricksTaken >= needed ? -tricksTaken : SET_PENALTY;
}

/** Lowest at or below zero wins; a tie down there is played on. */
function endRound(turn: Turn): void {
  const { players } = turn.state;
  const lowest = players.reduce((least, { score }) => (score < least ? score : least), 1);
  if (lowest > 0) return;
  const positions = players.filter(({ score }) => score === lowest).map(({ position }) => position);
  const [winner, ...others] = positions;
  if (winner === undefined) return;
  if (others.length > 0) tell(turn, { type: "tied", positions });
  else tell(turn, { type: "gameWon", playerPosition: winner });
}

/** Where the house shows cards now, everybody is told them. */
export function showCards(turn: Turn): Turn {
  if (!cardsAreShown(turn.state)) return turn;
  const { players, blind } = turn.state;
  return tell(turn, { type: "cardsShown", hands: players.map(({ hand }) => hand), blind });
}

/** ROUND_OVER: the deal moves to the left. */
export function roundOver(state: GameState, action: Action): Step {
  if (action.type !== "NEXT_ROUND") return wrongPhase(state, action);
  return tell(begin(state), { type: "dealMoved", dealerPosition: leftOf(state.dealerPosition) });
}

/** GAME_OVER: any of the four may ask for another game. */
export function gameOver(state: GameState, action: Action): Step {
  if (action.type !== "NEW_GAME") return wrongPhase(state, action);
  const turn = tell(begin(state), { type: "newGame" });
  turn.state.blind = [];
  return turn;
}
