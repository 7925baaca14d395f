import { DEFAULT_OPTIONS } from "../euchre/index.ts";
import type { Options } from "../euchre/index.ts";
import { isObject } from "../json.ts";
import { child, complain, expectObject, isMissing, readFlag, readWhole } from "./spot.ts";
import type { Spot } from "./spot.ts";

export interface Ruleset {
  readonly options: Options;
  readonly dealLimit: number | null;
}

/** No file can hold so many points. */
const OUT_OF_REACH = Number.MAX_SAFE_INTEGER;

const LEADS: ReadonlyMap<unknown, Options["lonerLead"]> = new Map<string, Options["lonerLead"]>([
  ["LEFT_OF_DEALER", "leftOfDealer"],
  ["LEFT_OF_LONER", "leftOfLoner"],
]);

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

export function readRuleset(spot: Spot): Ruleset {
  if (!isMissing(spot)) expectObject(spot);
  refuseForeignRules(spot);
  const { targetScore, dealLimit } = readEnd(spot);
  const options: Options = {
    ...DEFAULT_OPTIONS,
    targetScore,
    stickTheDealer: readFlag(child(spot, "std"), DEFAULT_OPTIONS.stickTheDealer),
    canadian: readFlag(child(spot, "canadian"), DEFAULT_OPTIONS.canadian),
    lonerLead: readLead(child(spot, "loner_lead")),
    lonerMarchScore: readPoints(child(spot, "loner_march_score"), DEFAULT_OPTIONS.lonerMarchScore),
    lonerEuchredScore: readPoints(child(spot, "loner_euchred_score"), DEFAULT_OPTIONS.lonerEuchredScore),
  };
  return { options, dealLimit };
}

/** A rule we do not know may change the play in any way, so only one that is switched off may be passed over. */
function refuseForeignRules(spot: Spot): void {
  const rules = isObject(spot.value) ? Object.entries(spot.value) : [];
  const foreign = rules
    .filter(([name]) => !PLAYED_HERE.has(name))
    .filter(([name, value]) => value !== false && PLAYED_VALUES.get(name) !== value)
    .map(([name, value]) => `${name} (${JSON.stringify(value)})`);
  if (foreign.length > 0) {
    complain(spot, `needs rules that are not played here: ${foreign.join(", ")}`, "UNSUPPORTED_RULE");
  }
}

function readEnd(spot: Spot): { readonly targetScore: number; readonly dealLimit: number | null } {
  const deals = readWhole(child(spot, "num_deals", "max_deals"), 0);
  const score = readWhole(child(spot, "winning_score"), deals > 0 ? 0 : DEFAULT_OPTIONS.targetScore);
  if (deals === 0 && score === 0) complain(spot, "must end the game by winning_score or by num_deals");
  return { targetScore: score > 0 ? score : OUT_OF_REACH, dealLimit: deals > 0 ? deals : null };
}

function readLead(spot: Spot): Options["lonerLead"] {
  const lead = LEADS.get(spot.value);
  if (lead !== undefined) return lead;
  if (!isMissing(spot)) complain(spot, "must be LEFT_OF_DEALER or LEFT_OF_LONER");
  return DEFAULT_OPTIONS.lonerLead;
}

function readPoints(spot: Spot, fallback: number): number {
  const points = readWhole(spot, fallback);
  if (points > 0) return points;
  complain(spot, "is 0, but a hand always brings somebody points here", "UNSUPPORTED_RULE");
  return fallback;
}

export function writeRuleset(options: Options) {
  return {
    std: options.stickTheDealer,
    winning_score: options.targetScore,
    canadian: options.canadian,
    loner_lead: options.lonerLead === "leftOfLoner" ? "LEFT_OF_LONER" : "LEFT_OF_DEALER",
    loner_march_score: options.lonerMarchScore,
    loner_euchred_score: options.lonerEuchredScore,
  };
}
