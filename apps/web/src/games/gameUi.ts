import type {
  CardId,
  GameDecision,
  GameEvent,
  GameName,
  GameOptions,
  Games,
  Position,
  Viewer,
} from "@buck/engine";
import type { ReactNode } from "react";
import type { Worth } from "../hints/advice.ts";
import type { TeamMark } from "../texts/teams.ts";
import type { Effects, Moment } from "./moment.ts";
import type { RuleSheet } from "./rules.ts";

export interface ControlsProps<Name extends GameName> {
  readonly view: Games[Name]["view"];
  readonly act: (decision: GameDecision) => void;
  /** What a decision is worth, while there is a hint. */
  readonly worth: (decision: GameDecision) => Worth | null;
}

/** Everything the web app knows about one game. */
export interface GameUi<Name extends GameName> {
  ruleSheet(options: GameOptions<Name>): RuleSheet;
  /** The team of a seat; null where everybody plays for themselves. */
  teamAt(position: Position, viewer: Viewer): TeamMark | null;
  moment(view: Games[Name]["view"], handEvents: readonly GameEvent[]): Moment;
  effects(view: Games[Name]["view"], events: readonly GameEvent<Name>[]): Effects;
  /** The decision that choosing this card means now. */
  cardDecision(view: Games[Name]["view"], cardId: CardId): GameDecision | null;
  /** The view as it will be once the table has accepted the decision: only cards move. */
  predict(view: Games[Name]["view"], decision: GameDecision): Games[Name]["view"];
  /** Whether this view contains the decision already. */
  shows(view: Games[Name]["view"], decision: GameDecision): boolean;
  /** The buttons for what is asked of the viewer, other than cards; `aria-keyshortcuts` names the keys of each. */
  readonly Controls: (props: ControlsProps<Name>) => ReactNode;
}
