import { buck, euchre } from "@buck/engine";
import { EXIT, Stop } from "./stop.ts";

type Value = string | number | boolean;

/** "clubsTurnUp=dirty" or "clubs-turn-up=dirty", as often as there are rules. */
function parseHouseRules(typed: readonly string[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    typed.map((rule) => {
      const [name = "", value = "", ...rest] = rule.split("=");
      if (name === "" || value === "" || rest.length > 0) {
        throw new Stop(EXIT.usage, `A house rule reads name=value, and "${rule}" does not.`);
      }
      return [camel(name), valueOf(value)];
    }),
  );
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

function valueOf(text: string): Value {
  return TRUTHS.get(text) ?? (/^\d+$/.test(text) ? Number(text) : text);
}

export function buckOptions(
  rules: readonly string[],
  fixed: Readonly<Record<string, Value>> = {},
): buck.Options {
  const parsed = buck.parseOptions({ ...parseHouseRules(rules), ...fixed });
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${parsed.message}\n${buckRuleList()}`);
}

export function euchreOptions(rules: readonly string[], preset: euchre.Options): euchre.Options {
  const parsed = euchre.parseOptions({ ...preset, ...parseHouseRules(rules) });
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${parsed.message}\n${euchreRuleList()}`);
}

/** Every house rule with its values, the default first. */
export function buckRuleList(): string {
  return ruleList("Buck Euchre", buck.OPTION_VALUES);
}

export function euchreRuleList(): string {
  return ruleList("Euchre", euchre.OPTION_VALUES);
}

function ruleList(title: string, values: Readonly<Record<string, readonly Value[]>>): string {
  const rows = Object.entries(values).map(([name, allowed]) => `  ${name.padEnd(18)} ${allowed.join(", ")}`);
  return [`House rules of ${title}, the usual one first:`, ...rows].join("\n");
}
