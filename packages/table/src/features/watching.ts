import { nameFrom } from "@buck/authority";
import { LIMITS } from "@buck/protocol";
import { grant, refusal } from "./feature.ts";
import type { Feature } from "./feature.ts";
import { isRemoved, namesBeside } from "../state/state.ts";

/** People who look on under a name, without a seat. Who watches is not stored. */
export const watching = {
  rule: {
    watch: ({ state, person, owner, tokenHash, otherWatchers }, { name }) => {
      if (person !== null) return refusal("ALREADY_SEATED");
      if (isRemoved(state, tokenHash)) return refusal("REMOVED");
      if (!state.settings.watching) return refusal("WATCHING_OFF");
      if (otherWatchers.length >= LIMITS.watchers) return refusal("WATCHERS_FULL");
      const named = nameFrom(name, [...namesBeside(state, owner?.position ?? null), ...otherWatchers]);
      return named.ok ? grant({ effects: [{ type: "watch", name: named.name }] }) : refusal(named.code);
    },
  },
} satisfies Feature;
