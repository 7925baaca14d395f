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
import type { Rules } from "@buck/protocol";
import type { LogLine, TeamMark } from "@buck/words";
import type { ReactNode } from "react";
import type { Worth } from "../table/session/advice.ts";
import type { Language } from "../texts/language.ts";
import type { Effects, Moment } from "./moment.ts";

export interface ControlsProps<Name extends GameName> {
  readonly view: Games[Name]["view"];
  readonly act: (decision: GameDecision) => void;
  /** What a decision is worth, while there is a hint. */
  readonly worth: (decision: GameDecision) => Worth | null;
}

/** Everything the web app knows about one game. */
export interface GameUi<Name extends GameName> {
  ruleSheet(language: Language, options: GameOptions<Name>): RuleSheet;
  /** The team of a seat; null where everybody plays for themselves. */
  teamAt(language: Language, position: Position, viewer: Viewer): TeamMark | null;
  moment(language: Language, view: Games[Name]["view"]): Moment;
  /** The hand in sentences, from one of its events on. */
  log(
    language: Language,
    view: Games[Name]["view"],
    handEvents: readonly GameEvent[],
    from: number,
  ): readonly LogLine[];
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

/** One house rule as a form asks for it. */
export interface RuleField {
  readonly name: string;
  readonly title: string;
  /** What the chosen value means, in a sentence. */
  readonly text: string;
  readonly values: readonly RuleValue[];
  readonly value: string;
  /** Any whole number from 1 to this one will do, not only those listed; null where the list is all there is. */
  readonly mostNumber: number | null;
  /** The rules with this one changed; what the game does not know changes nothing. */
  with(value: string): Rules;
}

interface RuleValue {
  readonly value: string;
  readonly label: string;
}

/** A way to play with a name: all rules at once. */
export interface RulePreset {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly rules: Rules;
}

/** The rules of one table, whichever game they are for. */
export interface RuleSheet {
  /** What the game is played to, in a few words. */
  readonly goal: string;
  /** None when the game has one usual way. */
  readonly presets: readonly RulePreset[];
  readonly fields: readonly RuleField[];
  /** How many play; null where the game has one number. */
  readonly players: RuleField | null;
  /** One sentence for each rule that differs from the usual. */
  readonly unusual: readonly string[];
}
