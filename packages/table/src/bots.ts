import { chooseInProcess } from "@buck/bots";
import type { Bots } from "./ports.ts";

/** Bots that think on this thread: for tables in a browser tab, and for levels that do not search. */
export const inProcessBots: Bots = {
  choose: async (turn, random) => chooseInProcess(turn, random),
};
