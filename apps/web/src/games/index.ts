import { buck, euchre } from "@buck/engine";
import type { GameName, Position, Viewer } from "@buck/engine";
import type { GameFrame, Rules } from "@buck/protocol";
import { newTableTexts } from "../texts/newTable.ts";
import { buckMoment } from "./buck/moment.tsx";
import { buckRules } from "./buck/rules.ts";
import { euchreMoment } from "./euchre/moment.tsx";
import { euchreRules } from "./euchre/rules.ts";
import { teamMark } from "./euchre/teams.ts";
import type { Moment } from "./moment.ts";
import type { TeamMark } from "../texts/teams.ts";
import type { RuleSheet } from "./rules.ts";

/** The one place in the web app that knows which games there are. */

const USUAL_RULES: Readonly<Record<GameName, Rules>> = {
  buck: { game: "buck", options: buck.DEFAULT_OPTIONS },
  euchre: { game: "euchre", options: euchre.DEFAULT_OPTIONS },
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
    case "euchre":
      return euchreRules(rules.options);
  }
}

/** The team of a seat; null where everybody plays for themselves. */
export function teamAt(game: GameName, position: Position, viewer: Viewer): TeamMark | null {
  switch (game) {
    case "buck":
      return null;
    case "euchre":
      return teamMark(euchre.teamOf(position), viewer);
  }
}

export function momentOf(frame: GameFrame): Moment {
  switch (frame.game) {
    case "buck":
      return buckMoment(frame.view, frame.events);
    case "euchre":
      return euchreMoment(frame.view, frame.events);
  }
}
