import { listed, spaced } from "./lists.ts";

/** "house rules: no going alone and folding clockwise"; empty where all rules are the usual ones. */
export function houseRuleFacts<Name extends string>(
  names: readonly Name[],
  options: Readonly<Record<Name, string | number | boolean>>,
): readonly string[] {
  return names.length === 0
    ? []
    : [`house rules: ${listed(names.map((name) => ruleWords(name, options[name])))}`];
}

function ruleWords(name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? spaced(name) : `no ${spaced(name)}`;
  return `${spaced(name)} ${spaced(String(value))}`;
}
