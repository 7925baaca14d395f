import { waitsForDeal } from "../state/state.ts";
import { grant, refusal } from "./feature.ts";
import type { Feature } from "./feature.ts";

/** A client works out its own hint from what its seat sees. The table only notes that somebody asked. */
export const hints = {
  rule: {
    askForHint: ({ state, person }) => {
      if (person === null) return refusal("NOT_SEATED");
      if (state.game === null) return refusal("NO_GAME");
      const { hints } = state.settings;
      if (hints === "off") return refusal("HINTS_OFF");
      if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
      if (state.paused) return refusal("PAUSED");
      if (!state.game.play.toAct.includes(person.position)) return refusal("HINT_TOO_EARLY");
      const { position, name } = person;
      return grant(hints === "all" ? {} : { news: [{ type: "askedForHint", position, name }] });
    },
  },
} satisfies Feature;
