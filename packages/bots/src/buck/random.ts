import { buck } from "@buck/engine";
import { pick } from "../random.ts";
import type { BotRandom } from "../random.ts";
import { seatOnTurn } from "./chooser.ts";

/** Any legal action, each as likely as the others. */
export function choose(view: buck.View, random: BotRandom): buck.Action {
  seatOnTurn(view);
  return pick(buck.legalActions(view), random);
}
