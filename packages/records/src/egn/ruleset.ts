import { euchre } from "@buck/engine";
import { isObject } from "../json.ts";
import { child, complain, complainOfRules, expectObject, isMissing, readFlag, readWhole } from "./cursor.ts";
import type { Cursor } from "./cursor.ts";

export interface Ruleset {
  readonly options: euchre.Options;
  readonly dealLimit: number | null;
}

/** No file can hold so many points. */
const OUT_OF_REACH = Number.MAX_SAFE_INTEGER;

const LEADS: ReadonlyMap<unknown, euchre.Options["lonerLead"]> = new Map<string, euchre.Options["lonerLead"]>(
  [
    ["LEFT_OF_DEALER", "leftOfDealer"],
    ["LEFT_OF_LONER", "leftOfLoner"],
  ],
);

const PLAYED_HERE: ReadonlySet<string> = new Set([
  "std",
  "winning_score",
  "num_deals",
  "max_deals",
  "canadian",
  "loner_lead",
  "loner_march_score",
  "loner_euchred_score",
]);

/** The one value of a numbered rule that this game plays. */
const PLAYED_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["min_rank", 9],
  ["num_players", 4],
  ["jokers", 0],
]);

export function readRuleset(cursor: Cursor): Ruleset {
  if (!isMissing(cursor)) expectObject(cursor);
  refuseForeignRules(cursor);
  const { targetScore, dealLimit } = readEnd(cursor);
  const options: euchre.Options = {
    ...euchre.DEFAULT_OPTIONS,
    targetScore,
    stickTheDealer: readFlag(child(cursor, "std"), euchre.DEFAULT_OPTIONS.stickTheDealer),
    canadian: readFlag(child(cursor, "canadian"), euchre.DEFAULT_OPTIONS.canadian),
    lonerLead: readLead(child(cursor, "loner_lead")),
    lonerMarchScore: readPoints(child(cursor, "loner_march_score"), euchre.DEFAULT_OPTIONS.lonerMarchScore),
    lonerEuchredScore: readPoints(
      child(cursor, "loner_euchred_score"),
      euchre.DEFAULT_OPTIONS.lonerEuchredScore,
    ),
  };
  return { options, dealLimit };
}

/** A rule we do not know may change the play in any way, so only one that is switched off may be passed over. */
function refuseForeignRules(cursor: Cursor): void {
  const rules = isObject(cursor.value) ? Object.entries(cursor.value) : [];
  const foreign = rules
    .filter(([name]) => !PLAYED_HERE.has(name))
    .filter(([name, value]) => value !== false && PLAYED_VALUES.get(name) !== value)
    .map(([name, value]) => `${name} (${JSON.stringify(value)})`);
  if (foreign.length > 0) {
    complainOfRules(cursor, foreign.join(", "));
  }
}

function readEnd(cursor: Cursor): { readonly targetScore: number; readonly dealLimit: number | null } {
  const deals = readWhole(child(cursor, "num_deals", "max_deals"), 0);
  const score = readWhole(child(cursor, "winning_score"), deals > 0 ? 0 : euchre.DEFAULT_OPTIONS.targetScore);
  if (deals === 0 && score === 0) complain(cursor, "{ winning_score | num_deals }");
  return { targetScore: score > 0 ? score : OUT_OF_REACH, dealLimit: deals > 0 ? deals : null };
}

function readLead(cursor: Cursor): euchre.Options["lonerLead"] {
  const lead = LEADS.get(cursor.value);
  if (lead !== undefined) return lead;
  if (!isMissing(cursor)) complain(cursor, "LEFT_OF_DEALER | LEFT_OF_LONER");
  return euchre.DEFAULT_OPTIONS.lonerLead;
}

function readPoints(cursor: Cursor, fallback: number): number {
  const points = readWhole(cursor, fallback);
  if (points > 0) return points;
  complainOfRules(cursor, `${cursor.at} (0)`);
  return fallback;
}

/** House rules that a file has no word for, though its deals could not be played without them. */
const UNWRITTEN: ReadonlySet<euchre.OptionName> = new Set(["endsAfterHands", "farmersHand", "defendAlone"]);

/** Whether a file can name every house rule that matters in a game. */
export function isWritable(options: euchre.Options): boolean {
  return !euchre.houseRules(options).some((name) => UNWRITTEN.has(name));
}

export function writeRuleset(options: euchre.Options) {
  return {
    std: options.stickTheDealer,
    winning_score: options.targetScore,
    canadian: options.canadian,
    loner_lead: options.lonerLead === "leftOfLoner" ? "LEFT_OF_LONER" : "LEFT_OF_DEALER",
    loner_march_score: options.lonerMarchScore,
    loner_euchred_score: options.lonerEuchredScore,
  };
}
