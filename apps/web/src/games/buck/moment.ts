import { buck, sortHand } from "@buck/engine";
import type { GameEvent } from "@buck/engine";
import { namePeople } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import type { LogLine } from "../../texts/line.ts";
import { refusals, trickLabel } from "../hands.ts";
import type { Moment, Stage } from "../moment.ts";
import { lineAbout, plainLine } from "../trickLines.ts";
import { isBuckEvent, logLines } from "./log.ts";
import { gameResult } from "./outcome.ts";
import { isDirty, promptFor } from "./prompt.ts";
import { handResult } from "./result.ts";
import { scoreboard, seats } from "./seats.ts";

const STAGES: Readonly<Record<buck.GamePhase, Stage>> = {
  WAITING_FOR_PLAYERS: "waiting",
  DEALING: "deal",
  TRUMP_REVEAL: "bid",
  BIDDING: "bid",
  DECLARING_TRUMP: "bid",
  FOLDING_DECISION: "bid",
  PLAYING: "play",
  ROUND_OVER: "result",
  GAME_OVER: "over",
};

/** Buck Euchre as the table draws it. */
export function buckMoment(view: buck.View, handEvents: readonly GameEvent[]): Moment {
  const { isMyTurn, playableCards } = buck.derive(view);
  const stage = STAGES[view.phase];
  const hand = sortHand(buck.ownHand(view), view.trumpSuit);
  return {
    gameId: view.gameId,
    viewer: view.viewer,
    round: view.round,
    stage,
    isMyTurn,
    trump: view.trumpSuit,
    bid: bidLine(view),
    prompt: promptFor(view),
    seats: seats(view),
    trick: view.currentTrick,
    tricks: view.tricks,
    turnUp: view.turnUpCard,
    turnUpNote: words.table.turnUp,
    isTurnedDown: false,
    hand,
    asksForCard: isMyTurn && view.phase === "PLAYING",
    cardUse: "play",
    playable: playableCards.map(({ id }) => id),
    scoreboard: scoreboard(view),
    scoreboardTitle: words.table.scoreboard,
    goal: "",
    trickLabel: trickLabel(view),
    teamTricks: [],
    log: logLines(handEvents.filter(isBuckEvent), namePeople(view)),
    keys: words.help.buckKeys,
    rulesPath: "/learn",
    refusals: refusals(view, hand, (cardId) => buck.whyNotPlayable(view, cardId)),
    handResult: stage === "result" || stage === "over" ? handResult(view) : null,
    gameResult: gameResult(view),
  };
}

function bidLine(view: buck.View): LogLine {
  const { highestBid: amount, winningBidderPosition: bidder } = view;
  if (isDirty(view)) return plainLine(words.table.noBidding);
  if (bidder === null || amount === null) return plainLine(words.table.noBid);
  return lineAbout(namePeople(view)(bidder), (person) => words.table.bidBy({ ...person, amount }));
}
