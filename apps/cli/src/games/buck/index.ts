import { buck } from "@buck/engine";
import type { TerminalGame } from "../../gameUi/terminalGame.ts";
import { boardOf, ruleFacts, standings, TITLE } from "./board.ts";
import { linesOf } from "./eventLines.ts";
import { buckHotSeat } from "./hotSeat.ts";
import { questionOf } from "./question.ts";
import { summaryOfHand, tally } from "./results.ts";

export const buckInTerminal: TerminalGame<buck.Types> = {
  title: TITLE,
  boardOf,
  questionOf,
  linesOf,
  standings,
  ruleFacts,
  presets: {},
  hotSeat: {
    options: buck.DEFAULT_OPTIONS,
    pointsRule: "startScore",
    game: buckHotSeat,
  },
  tally,
  winners: ({ winner }) => (winner === null ? [] : [winner]),
  scores: ({ players }) => players.map(({ score }) => score),
  summaryOfHand,
  summaryOfScores: ({ players }) => players.map(({ score }) => score),
};
