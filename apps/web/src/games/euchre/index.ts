import { euchre } from "@buck/engine";
import type { GameUi } from "../gameUi.ts";
import { cardDecision, predict, shows } from "./decisions.ts";
import { effects } from "./effects.ts";
import { EuchreControls } from "./EuchreControls.tsx";
import { euchreMoment } from "./moment.ts";
import { euchreRules } from "./rules.ts";
import { teamMark } from "./teams.ts";

export const euchreUi: GameUi<"euchre"> = {
  ruleSheet: euchreRules,
  teamAt: (position, viewer) => teamMark(euchre.teamOf(position), viewer),
  moment: euchreMoment,
  effects,
  cardDecision,
  predict,
  shows,
  Controls: EuchreControls,
};
