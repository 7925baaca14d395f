import { buck, sortHand } from "@buck/engine";
import { peopleOf } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import { holds } from "../hands.ts";
import type { Moment, Stage } from "../moment.ts";
import { BuckControls } from "./BuckControls.tsx";
import { decisions } from "./decisions.ts";
import { effects } from "./effects.ts";
import { logLines } from "./log.ts";
import { gameResult } from "./outcome.ts";
import { predict } from "./predict.ts";
import { promptFor } from "./prompt.ts";
import { handResult } from "./result.ts";
import { retell } from "./retell.ts";
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
export function buckMoment(view: buck.View, events: readonly buck.Event[]): Moment {
  const { isMyTurn, playableCards } = buck.derive(view);
  return {
    gameId: view.gameId,
    viewer: view.viewer,
    round: view.round,
    stage: STAGES[view.phase],
    isMyTurn,
    trump: view.trumpSuit,
    bid: bidWords(view),
    prompt: promptFor(view),
    seats: seats(view),
    trick: view.currentTrick,
    tricks: view.tricks,
    turnUp: view.turnUpCard,
    turnUpNote: words.table.turnUp,
    isTurnedDown: false,
    hand: sortHand(buck.ownHand(view), view.trumpSuit),
    asksForCard: isMyTurn && view.phase === "PLAYING",
    cardUse: "play",
    playable: playableCards.map(({ id }) => id),
    scoreboard: scoreboard(view),
    scoreboardTitle: words.table.scoreboard,
    goal: "",
    log: logLines(retell(view), peopleOf(view)),
    effects: effects(view, events),
    keys: words.help.buckKeys,
    rulesPath: "/learn",
    whyNot: (cardId) => buck.whyNotPlayable(view, cardId),
    cardMove: (cardId) =>
      decisions(view).find((move) => move.type === "PLAY_CARD" && move.cardId === cardId) ?? null,
    predict: (move) => buckMoment(predict(view, move), []),
    shows: (move) => move.type === "PLAY_CARD" && !holds(view, move),
    controls: (act) => <BuckControls view={view} act={act} />,
    handResult: () => handResult(view),
    gameResult: () => gameResult(view),
  };
}

function bidWords(view: buck.View): string {
  const { highestBid, winningBidderPosition } = view;
  if (winningBidderPosition === null) return words.table.noBid;
  return `${peopleOf(view)(winningBidderPosition).name} bid ${highestBid}`;
}
