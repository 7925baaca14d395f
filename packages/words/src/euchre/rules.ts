import type { euchre } from "@buck/engine";
import { euchreRulesTexts } from "../en/euchreRules.ts";
import type { Language } from "../language.ts";

interface ValueTexts {
  readonly label: string;
  readonly sentence: string;
}

/** What a value of a house rule is called and what it means. */
export function euchreRuleText(language: Language, name: euchre.OptionName, value: unknown): ValueTexts {
  const euchreRules = euchreRulesTexts(language);
  const texts = euchreRules[name];
  if ("sentence" in texts)
    return { label: String(value), sentence: texts.sentence({ points: Number(value) }) };
  if ("yes" in texts) return yesOrNo(language, value === true, texts);
  const values: Readonly<Record<string, ValueTexts>> = texts.values;
  return values[String(value)] ?? { label: String(value), sentence: "" };
}

function yesOrNo(
  language: Language,
  isYes: boolean,
  { yes, no }: Readonly<Record<"yes" | "no", string>>,
): ValueTexts {
  const euchreRules = euchreRulesTexts(language);
  const { yes: yesLabel, no: noLabel } = euchreRules;
  return isYes ? { label: yesLabel, sentence: yes } : { label: noLabel, sentence: no };
}
