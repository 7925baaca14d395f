import type { Game, GameTypes } from "@buck/engine";
import { EXIT, Stop } from "../terminal/stop.ts";
import { listed } from "../text/lists.ts";

type Value = string | number | boolean;

/** A game whose house rules are read or listed. */
interface RuleBook<Types extends GameTypes> {
  readonly title: string;
  readonly game: Pick<Game<Types>, "OPTION_VALUES" | "parseOptions">;
}

/** Reads rules as they are typed, "clubsTurnUp=dirty" or "clubs-turn-up=dirty"; the other rules are those of `base`. */
export function parseHouseRules<Types extends GameTypes>(
  book: RuleBook<Types>,
  base: Types["options"],
  typed: readonly string[],
): Types["options"] {
  const rules = Object.fromEntries(typed.map(parseRule));
  const unknown = Object.keys(rules).find((name) => !Object.hasOwn(book.game.OPTION_VALUES, name));
  if (unknown !== undefined) {
    throw new Stop(EXIT.usage, `${book.title} has no house rule "${unknown}".\n${ruleList(book)}`);
  }
  const parsed = book.game.parseOptions({ ...base, ...rules });
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${wrongWord(book, rules) ?? parsed.message}\n${ruleList(book)}`);
}

/** Which words a rule takes, where it was given another one; null where numbers are meant, which the game itself knows. */
function wrongWord<Types extends GameTypes>(
  { game }: RuleBook<Types>,
  rules: Readonly<Record<string, Value>>,
): string | null {
  for (const [name, allowed] of Object.entries<readonly unknown[]>(game.OPTION_VALUES)) {
    const value = rules[name];
    if (value === undefined || allowed.includes(value) || allowed.some(Number.isFinite)) continue;
    return `${name} can be ${listed(allowed.map(spell), "or")}.`;
  }
  return null;
}

function parseRule(rule: string): readonly [name: string, value: Value] {
  const [name = "", value = "", ...rest] = rule.split("=");
  if (name === "" || value === "" || rest.length > 0) {
    throw new Stop(EXIT.usage, `A house rule reads name=value, and "${rule}" does not.`);
  }
  return [camel(name), valueOf(value)];
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

/** Every house rule with its values, the usual one first. */
export function ruleList<Types extends GameTypes>(
  { title, game }: RuleBook<Types>,
  usual: Partial<Types["options"]> = {},
): string {
  const usualValues = new Map<string, unknown>(Object.entries(usual));
  const rows = Object.entries<readonly unknown[]>(game.OPTION_VALUES).map(([name, allowed]) => {
    const usualValue = usualValues.get(name);
    const sorted = allowed.toSorted((a, b) => Number(b === usualValue) - Number(a === usualValue));
    return `  ${name.padEnd(18)} ${sorted.map(spell).join(", ")}`;
  });
  return [`House rules of ${title}, the usual one first:`, ...rows].join("\n");
}

function spell(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
