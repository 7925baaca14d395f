import type { euchre } from "@buck/engine";
import { nameIn } from "../kit.ts";
import type { GameKit } from "../kit.ts";
import { boardOf, standings, TITLE } from "./board.ts";
import { questionOf } from "./question.ts";
import { newStory } from "./story.ts";

export const euchreKit: GameKit<euchre.View, euchre.Action, euchre.Event> = {
  title: TITLE,
  boardOf,
  questionOf,
  newStory,
  namesIn: ({ players }) => nameIn(players),
  standings,
};
