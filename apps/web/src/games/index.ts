import { buck } from "@buck/engine";
import type { GameFrame, GameName, Rules } from "@buck/protocol";
import { newTableTexts } from "../texts/newTable.ts";
import { buckMoment } from "./buck/moment.tsx";
import { buckRules } from "./buck/rules.ts";
import type { Moment } from "./moment.ts";
import type { RuleSheet } from "./rules.ts";

/** The one place in the web app that knows which games there are. */

const USUAL_RULES: Readonly<Record<GameName, Rules>> = {
  buck: { game: "buck", options: buck.DEFAULT_OPTIONS },
};

export function usualRules(game: GameName): Rules {
  return USUAL_RULES[game];
}

export function gameTexts(game: GameName): { readonly title: string; readonly text: string } {
  return newTableTexts.games[game];
}

export function ruleSheet(rules: Rules): RuleSheet {
  switch (rules.game) {
    case "buck":
      return buckRules(rules.options);
  }
}

export function momentOf(frame: GameFrame): Moment {
  switch (frame.game) {
    case "buck":
      return buckMoment(frame.view, frame.events);
  }
}
