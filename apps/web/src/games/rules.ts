import type { Rules } from "@buck/protocol";

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

export interface RuleValue {
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
  /** One sentence for each rule that differs from the usual. */
  readonly unusual: readonly string[];
}
