import type { euchre } from "@buck/engine";
import { nameIn } from "../../gameUi/gameUi.ts";
import type { GameUi } from "../../gameUi/gameUi.ts";
import { boardOf, standings, TITLE } from "./board.ts";
import { questionOf } from "./question.ts";
import { createNarrator } from "./narrator.ts";

export const euchreUi: GameUi<euchre.View, euchre.Action, euchre.Event> = {
  title: TITLE,
  boardOf,
  questionOf,
  createNarrator,
  namesIn: ({ players }) => nameIn(players),
  standings,
};
