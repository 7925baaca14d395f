import type { Rules } from "@buck/protocol";
import * as buckBoard from "../games/buck/board.ts";
import * as euchreBoard from "../games/euchre/board.ts";

/** Which game a table plays, and its house rules. */
export function rulesOf(rules: Rules): readonly string[] {
  switch (rules.game) {
    case "buck":
      return [buckBoard.TITLE, ...buckBoard.ruleFacts(rules.options)];
    case "euchre":
      return [euchreBoard.TITLE, ...euchreBoard.ruleFacts(rules.options)];
  }
}
