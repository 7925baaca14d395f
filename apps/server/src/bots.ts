import { chooseInProcess } from "@buck/bots";
import { decision } from "@buck/protocol";
import type { Bots } from "@buck/table";

/** Both levels answer within microseconds, so they may run on the event loop. */
export const bots: Bots = {
  choose: async ({ game, level, view }, random) =>
    decision.parse(chooseInProcess({ game, level, view }, random)),
};
