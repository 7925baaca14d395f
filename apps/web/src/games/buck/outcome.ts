import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { buckTexts } from "../../texts/buck.ts";
import { points } from "../../texts/numbers.ts";
import { namePeople } from "../../texts/people.ts";
import { recordFile } from "../files.ts";
import type { ChartLine, GameEnding, GameResult } from "../moment.ts";
import { handResult } from "./result.ts";

/** Standings, and how it came about; null while the game goes on. */
export function gameResult(view: buck.View): GameResult | null {
  const outcome = buck.outcome(view);
  if (outcome === null) return null;
  const people = namePeople(view);
  return {
    ending: endingOf(view, outcome),
    title: buckTexts.winsGame(people(outcome.winner)),
    summary: handResult(view).summary,
    standings: outcome.standings.map(({ position, place, score }) => ({
      key: String(position),
      place,
      positions: [position],
      name: people(position).name,
      score: points(score),
    })),
    chart: { lines: scoreLines(view), goal: 0 },
    files: [recordFile(view.gameId)],
  };
}

function endingOf({ viewer }: buck.View, { winner, standings }: buck.Outcome): GameEnding {
  if (viewer === "spectator") return { mood: "watched", margin: 0 };
  const scoreOf = (wanted: Position) => standings.find(({ position }) => position === wanted)?.score ?? 0;
  const best = scoreOf(winner);
  if (viewer === winner) return { mood: "won", margin: (standings[1]?.score ?? best) - best };
  return { mood: "lost", margin: scoreOf(viewer) - best };
}

export function scoreLines(view: buck.View): readonly ChartLine[] {
  const people = namePeople(view);
  return view.players.map(({ position }) => {
    const sums: number[] = [view.options.startScore];
    for (const { changes } of view.scoreSheet) sums.push((sums.at(-1) ?? 0) + (changes[position] ?? 0));
    return { key: String(position), tint: position, label: people(position).name, points: sums };
  });
}
