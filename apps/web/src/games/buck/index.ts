import type { GameUi } from "../gameUi.ts";
import { BuckControls } from "./BuckControls.tsx";
import { cardDecision, predict, shows } from "./decisions.ts";
import { effects } from "./effects.ts";
import { buckMoment } from "./moment.ts";
import { buckRules } from "./rules.ts";

export const buckUi: GameUi<"buck"> = {
  ruleSheet: buckRules,
  teamAt: () => null,
  moment: buckMoment,
  effects,
  cardDecision,
  predict,
  shows,
  Controls: BuckControls,
};
