import { euchre, POSITIONS } from "@buck/engine";
import type { TerminalGame } from "../../gameUi/terminalGame.ts";
import { boardOf, ruleFacts, standings, TITLE } from "./board.ts";
import { linesOf } from "./eventLines.ts";
import { euchreHotSeat } from "./hotSeat.ts";
import { questionOf } from "./question.ts";
import { summaryOfHand, tally } from "./results.ts";

export const euchreInTerminal: TerminalGame<euchre.Types> = {
  title: TITLE,
  boardOf,
  questionOf,
  linesOf,
  standings,
  ruleFacts,
  presets: euchre.PRESETS,
  hotSeat: {
    options: euchre.PRESETS["command-line"],
    pointsRule: "targetScore",
    game: euchreHotSeat,
  },
  tally,
  winners: ({ winningTeam }) => POSITIONS.filter((position) => euchre.teamOf(position) === winningTeam),
  scores: ({ players, scores }) => players.map(({ team }) => scores[team]),
  summaryOfHand,
  summaryOfScores: ({ scores }) => scores,
};
