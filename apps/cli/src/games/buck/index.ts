import type { buck } from "@buck/engine";
import { nameIn } from "../kit.ts";
import type { GameKit } from "../kit.ts";
import { boardOf, standings, TITLE } from "./board.ts";
import { questionOf } from "./question.ts";
import { newStory } from "./story.ts";

export const buckKit: GameKit<buck.View, buck.Action, buck.Event> = {
  title: TITLE,
  boardOf,
  questionOf,
  newStory,
  namesIn: ({ players }) => nameIn(players),
  standings,
};
