import type { Rules } from "@buck/protocol";

/** One house rule as a form asks for it. */
export interface RuleField {
  readonly name: string;
  readonly title: string;
  /** What the chosen value means, in a sentence. */
  readonly text: string;
  readonly values: readonly RuleValue[];
  readonly value: string;
  /** The rules with this one changed; what the game does not know changes nothing. */
  with(value: string): Rules;
}

export interface RuleValue {
  readonly value: string;
  readonly label: string;
}

/** The rules of one table, whichever game they are for. */
export interface RuleSheet {
  readonly fields: readonly RuleField[];
  /** One sentence for each rule that differs from the usual. */
  readonly unusual: readonly string[];
}
