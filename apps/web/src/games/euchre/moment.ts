import { euchre, sortHand } from "@buck/engine";
import type { GameEvent } from "@buck/engine";
import { namePeople } from "../../texts/people.ts";
import { teamTexts } from "../../texts/teams.ts";
import { words } from "../../texts/words.ts";
import type { LogLine } from "../../texts/line.ts";
import { refusals, trickLabel } from "../hands.ts";
import type { Moment, Stage } from "../moment.ts";
import { lineAbout, plainLine } from "../trickLines.ts";
import { cardDecision, decisions } from "./decisions.ts";
import { isEuchreEvent, logLines, ownFirst } from "./log.ts";
import { gameResult } from "./outcome.ts";
import { promptFor } from "./prompt.ts";
import { handResult } from "./result.ts";
import { scoreboard, seats } from "./seats.ts";
import { teamMark } from "./teams.ts";

/** Once somebody has called, the turn-up has left the middle of the table. */
const STAGES: Readonly<Record<euchre.GamePhase, Stage>> = {
  WAITING_FOR_PLAYERS: "waiting",
  DEALING: "deal",
  ROUND1: "bid",
  ROUND2: "bid",
  DEALER_DISCARD: "play",
  PLAYING: "play",
  ROUND_OVER: "result",
  GAME_OVER: "over",
};

/** Classic Euchre as the table draws it. */
export function euchreMoment(view: euchre.View, handEvents: readonly GameEvent[]): Moment {
  const { isMyTurn } = euchre.derive(view);
  const stage = STAGES[view.phase];
  const hand = sortHand(euchre.ownHand(view), view.trumpSuit);
  const isDiscard = view.phase === "DEALER_DISCARD";
  return {
    gameId: view.gameId,
    viewer: view.viewer,
    round: view.round,
    stage,
    isMyTurn,
    trump: view.trumpSuit,
    bid: callLine(view),
    prompt: promptFor(view),
    seats: seats(view),
    trick: view.currentTrick,
    tricks: view.tricks,
    turnUp: view.turnUpCard,
    turnUpNote: turnUpNote(view),
    isTurnedDown: isTurnedDown(view),
    hand,
    asksForCard: isMyTurn && (isDiscard || view.phase === "PLAYING"),
    cardUse: isDiscard ? "discard" : "play",
    playable: decisions(view).flatMap((each) => ("cardId" in each ? [each.cardId] : [])),
    scoreboard: scoreboard(view),
    scoreboardTitle: teamTexts.scoreboard({ goal: view.options.targetScore }),
    goal: teamTexts.to({ goal: view.options.targetScore }),
    trickLabel: trickLabel(view),
    teamTricks: ownFirst(view).map((team) => ({
      team: teamMark(team, view.viewer),
      tricks: view.tricksWon[team],
    })),
    log: logLines(handEvents.filter(isEuchreEvent), view),
    keys: words.help.euchreKeys,
    rulesPath: "/learn/classic",
    refusals: refusals(view, hand, (cardId) =>
      cardDecision(view, cardId) === null ? euchre.whyNotPlayable(view, cardId) : null,
    ),
    handResult: stage === "result" || stage === "over" ? handResult(view) : null,
    gameResult: gameResult(view),
  };
}

function callLine(view: euchre.View): LogLine {
  const { callerPosition, alonePosition } = view;
  if (callerPosition === null) return plainLine(words.table.noCall);
  const alone = alonePosition !== null;
  return lineAbout(namePeople(view)(callerPosition), ({ name }) => words.table.calledBy({ name, alone }));
}

function turnUpNote(view: euchre.View): string {
  if (view.dealerPickedUp !== null) return words.table.pickedUp;
  return isTurnedDown(view) ? words.table.turnedDown : words.table.turnUp;
}

function isTurnedDown({ phase, calls }: euchre.View): boolean {
  return phase !== "ROUND1" && calls.every(({ call }) => call !== "ORDER_UP");
}
