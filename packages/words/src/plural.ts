const made = new Map<string, Intl.PluralRules>();

/** What to say for an amount: for this one exactly, or for its kind in the language ("one", "other"). */
export interface Amounts extends Readonly<Partial<Record<Intl.LDMLPluralRule | number, string>>> {
  readonly other: string;
}

/** Making the rules of a language takes far longer than using them. */
function rulesOf(tag: string): Intl.PluralRules {
  const rules = made.get(tag) ?? new Intl.PluralRules(tag);
  made.set(tag, rules);
  return rules;
}

export function plural(language: string, amount: number, amounts: Amounts): string {
  return amounts[amount] ?? amounts[rulesOf(language).select(amount)] ?? amounts.other;
}
