import type { buck } from "@buck/engine";
import { nameIn } from "../../gameUi/gameUi.ts";
import type { GameUi } from "../../gameUi/gameUi.ts";
import { boardOf, standings, TITLE } from "./board.ts";
import { questionOf } from "./question.ts";
import { createNarrator } from "./narrator.ts";

export const buckUi: GameUi<buck.View, buck.Action, buck.Event> = {
  title: TITLE,
  boardOf,
  questionOf,
  createNarrator,
  namesIn: ({ players }) => nameIn(players),
  standings,
};
