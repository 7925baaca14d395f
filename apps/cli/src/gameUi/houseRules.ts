import { buck, euchre } from "@buck/engine";
import { EXIT, Stop } from "../terminal/stop.ts";

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

export function buckOptions(rules: readonly string[] = []): buck.Options {
  const parsed = buck.parseOptions(knownRules(rules, BUCK));
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${parsed.message}\n${ruleList(BUCK)}`);
}

export function euchreOptions(
  rules: readonly string[] = [],
  preset: euchre.Options = euchre.PRESETS["whos-deal"],
): euchre.Options {
  const parsed = euchre.parseOptions({ ...preset, ...knownRules(rules, EUCHRE) });
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${parsed.message}\n${ruleList(EUCHRE)}`);
}

function knownRules(typed: readonly string[], book: RuleBook): Readonly<Record<string, Value>> {
  const rules = parseHouseRules(typed);
  const unknown = Object.keys(rules).find((name) => !Object.hasOwn(book.values, name));
  if (unknown === undefined) return rules;
  throw new Stop(EXIT.usage, `${book.title} has no house rule "${unknown}".\n${ruleList(book)}`);
}

interface RuleBook {
  readonly title: string;
  readonly values: Readonly<Record<string, readonly Value[]>>;
}

export const BUCK: RuleBook = { title: "Buck Euchre", values: buck.OPTION_VALUES };
export const EUCHRE: RuleBook = { title: "Euchre", values: euchre.OPTION_VALUES };

/** Every house rule with its values, the usual one first. */
export function ruleList({ title, values }: RuleBook, usual: Readonly<Record<string, Value>> = {}): string {
  const rows = Object.entries(values).map(([name, allowed]) => {
    const sorted = allowed.toSorted((a, b) => Number(b === usual[name]) - Number(a === usual[name]));
    return `  ${name.padEnd(18)} ${sorted.map(spell).join(", ")}`;
  });
  return [`House rules of ${title}, the usual one first:`, ...rows].join("\n");
}

function spell(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
