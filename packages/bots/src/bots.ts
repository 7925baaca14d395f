import type { buck, euchre } from "@buck/engine";
import type { Chooser as BuckChooser } from "./buck/chooser.ts";
import { choose as buckMedium } from "./buck/medium.ts";
import { choose as buckRandom } from "./buck/random.ts";
import type { Chooser as EuchreChooser } from "./euchre/chooser.ts";
import { choose as euchreMedium } from "./euchre/medium.ts";
import { choose as euchreRandom } from "./euchre/random.ts";
import type { BotRandom } from "./random.ts";

export const LEVELS = ["random", "medium"] as const;
export type Level = (typeof LEVELS)[number];

const BUCK: Readonly<Record<Level, BuckChooser>> = { random: buckRandom, medium: buckMedium };
const EUCHRE: Readonly<Record<Level, EuchreChooser>> = { random: euchreRandom, medium: euchreMedium };

/** The view is of the seat that has to act, and of nobody else: a bot never gets a state. */
export type Question =
  | { readonly game: "buck"; readonly level: Level; readonly view: buck.View }
  | { readonly game: "euchre"; readonly level: Level; readonly view: euchre.View };

/** A legal action for the view's seat, at once and on this thread. */
export function chooseInProcess(
  question: Question & { readonly game: "buck" },
  random: BotRandom,
): buck.Action;
export function chooseInProcess(
  question: Question & { readonly game: "euchre" },
  random: BotRandom,
): euchre.Action;
export function chooseInProcess(question: Question, random: BotRandom): buck.Action | euchre.Action;
export function chooseInProcess(question: Question, random: BotRandom): buck.Action | euchre.Action {
  switch (question.game) {
    case "buck":
      return BUCK[question.level](question.view, random);
    case "euchre":
      return EUCHRE[question.level](question.view, random);
  }
}
