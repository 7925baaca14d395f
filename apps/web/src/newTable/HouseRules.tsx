import { buck } from "@buck/engine";
import { ruleTexts } from "../texts/newTable.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { ruleValue } from "./request.ts";

interface HouseRulesProps {
  readonly rules: buck.Options;
  readonly onChange: (rules: buck.Options) => void;
}

export function HouseRules({ rules, onChange }: HouseRulesProps) {
  return (
    <>
      {NAMES.map((name) => (
        <ChoiceField<string | number>
          key={name}
          title={ruleTexts[name].title}
          text={ruleValue(name, rules[name])[1]}
          values={buck.OPTION_VALUES[name]}
          label={(value) => ruleValue(name, value)[0]}
          value={rules[name]}
          onChange={(value) => onChange(withRule(rules, name, value))}
        />
      ))}
    </>
  );
}

const NAMES: readonly buck.OptionName[] = [
  "startScore",
  "minimumBid",
  "clubsTurnUp",
  "allPass",
  "folding",
  "showHands",
];

/** The rules with one of them changed; what the game does not know changes nothing. */
function withRule(rules: buck.Options, name: buck.OptionName, value: string | number): buck.Options {
  const parsed = buck.parseOptions({ ...rules, [name]: value });
  return parsed.ok ? parsed.options : rules;
}
