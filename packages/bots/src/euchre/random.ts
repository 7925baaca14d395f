import { euchre } from "@buck/engine";
import { pick } from "../random.ts";
import type { BotRandom } from "../random.ts";
import { seatOnTurn } from "./chooser.ts";

/** Any legal action, each as likely as the others. */
export function choose(view: euchre.View, random: BotRandom): euchre.Action {
  seatOnTurn(view);
  return pick(euchre.legalActions(view), random);
}
