import { euchre, POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { euchreTexts } from "../../texts/euchre.ts";
import { capital } from "../../texts/people.ts";
import { notationFile, recordFile } from "../files.ts";
import type { ChartLine, GameEnding, GameResult } from "../moment.ts";
import { summary } from "./result.ts";
import { members, teamMark } from "./teams.ts";

/** Standings, and how it came about; null while the game goes on. */
export function gameResult(view: euchre.View): GameResult | null {
  const outcome = euchre.outcome(view);
  if (outcome === null) return null;
  return {
    ending: endingOf(view, outcome),
    title: euchreTexts.winsGame({ team: teamMark(outcome.winner, view.viewer).name }),
    summary: summary(view),
    standings: outcome.standings.map(({ team, place, score }) => ({
      key: team,
      place,
      positions: POSITIONS.filter((position) => euchre.teamOf(position) === team),
      name: members(view, team),
      team: teamMark(team, view.viewer),
      score: String(score),
    })),
    chart: { lines: scoreLines(view), goal: view.options.targetScore },
    files: [recordFile(view.gameId), notationFile(view.gameId)],
  };
}

function endingOf({ viewer }: euchre.View, { winner, standings }: euchre.Outcome): GameEnding {
  if (viewer === "spectator") return { mood: "watched", margin: 0 };
  const [first, second] = standings;
  const margin = (first?.score ?? 0) - (second?.score ?? 0);
  return { mood: euchre.teamOf(viewer) === winner ? "won" : "lost", margin };
}

/** Blue and coral, as on the badges, but dark enough for paper. */
const TINTS: Readonly<Record<euchre.Team, Position>> = { a: 1, b: 3 };

export function scoreLines(view: euchre.View): readonly ChartLine[] {
  return euchre.TEAMS.map((team) => {
    const sums: number[] = [0];
    for (const { points } of view.scoreSheet) sums.push((sums.at(-1) ?? 0) + points[team]);
    return { key: team, tint: TINTS[team], label: capital(teamMark(team, view.viewer).unit), points: sums };
  });
}
