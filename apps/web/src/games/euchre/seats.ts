import { euchre, POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { namePeople } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import type { ScoreboardRow, SeatPicture, SeatStatus } from "../moment.ts";
import { teamMark } from "./teams.ts";

export function seats(view: euchre.View): readonly SeatPicture[] {
  const people = namePeople(view);
  const onTurn = euchre.toAct(view);
  return view.players.map(({ position, name, team, tricksTaken, cardCount }) => {
    const mark = teamMark(team, view.viewer);
    return {
      position,
      name: people(position).name,
      ownName: name,
      score: String(view.scores[team]),
      unit: mark.unit,
      tricks: tricksTaken,
      cardCount,
      isTurn: onTurn.includes(position),
      isDealer: view.dealerChosen && view.dealerPosition === position,
      team: mark,
      isOut: position === view.inactivePosition,
      status: seatStatus(view, position),
    };
  });
}

export function seatStatus(view: euchre.View, position: Position): SeatStatus | null {
  if (position === view.alonePosition) return { text: words.table.alone, tone: "bid" };
  if (position === view.inactivePosition) return { text: words.table.sitsOut, tone: "out" };
  if (position === view.callerPosition) return { text: words.table.called, tone: "bid" };
  if (view.phase !== "ROUND1" && view.phase !== "ROUND2") return null;
  const isSecond = view.phase === "ROUND2";
  const thisRound = view.calls.slice(isSecond ? POSITIONS.length : 0);
  const hasPassed = thisRound.some(({ playerPosition }) => playerPosition === position);
  return hasPassed ? { text: words.table.passed, tone: "out" } : null;
}

/** Which team is how close to the target, the nearest first. */
export function scoreboard(view: euchre.View): readonly ScoreboardRow[] {
  return euchre.derive(view).leaderboard.map(({ team, score }) => {
    const mark = teamMark(team, view.viewer);
    return {
      key: team,
      name: mark.name,
      team: mark,
      score: String(score),
      progress: score / view.options.targetScore,
    };
  });
}
