import type { buck } from "@buck/engine";
import { buckRulesTexts } from "../en/buckRules.ts";
import type { Language } from "../language.ts";

interface ValueTexts {
  readonly label: string;
  readonly sentence: string;
}

/** What a value of a house rule is called and what it means. */
export function buckRuleText(
  language: Language,
  name: buck.OptionName,
  value: string | number | boolean,
): ValueTexts {
  const t = buckRulesTexts(language);
  const values: Readonly<Record<string, ValueTexts>> = t[name].values;
  return values[String(value)] ?? { label: String(value), sentence: "" };
}
