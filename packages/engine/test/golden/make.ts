// Searches random games for the golden records and writes them anew: `pnpm --filter @buck/engine golden`.
// Only for a change of the rules or of the state's shape; otherwise a difference is a bug.
import { writeFileSync } from "node:fs";
import { buck, encodeRecord, recordOf, replay } from "../../src/index.ts";
import type { GameRecord } from "../../src/index.ts";
import { playGame } from "../driver.ts";
import { digest } from "./digest.ts";

interface Wanted {
  readonly name: string;
  readonly options: buck.Options;
  readonly patience: number;
  readonly fits: (heard: (type: buck.Event["type"]) => number) => boolean;
}

const HOUSE_RULES: buck.Options = {
  startScore: 10,
  clubsTurnUp: "dirty",
  minimumBid: 3,
  allPass: "stick",
  folding: "clockwise",
  showHands: "hand",
};

const WANTED: readonly Wanted[] = [
  {
    name: "normal",
    options: buck.DEFAULT_OPTIONS,
    patience: 20,
    fits: (heard) =>
      heard("tied") === 0 && heard("tricksConceded") === 0 && heard("allPassed") > 0 && heard("dealt") < 20,
  },
  {
    name: "tie-break",
    options: buck.DEFAULT_OPTIONS,
    patience: 3,
    fits: (heard) => heard("tied") > 0 && heard("dealt") < 20,
  },
  {
    name: "everybody-folds",
    options: HOUSE_RULES,
    patience: 3,
    fits: (heard) => heard("tricksConceded") === 1 && heard("dealt") < 10,
  },
];

const MOST_SEEDS = 100_000;

function find({ name, options, patience, fits }: Wanted): GameRecord<"buck"> {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const types: string[] = [];
    const { actions } = playGame({
      seed,
      options,
      patience,
      onStep: ({ events }) => void types.push(...events.map((event) => event.type)),
    });
    if (fits((type) => types.filter((other) => other === type).length))
      return recordOf("buck", options, actions);
  }
  throw new Error(`No game for ${name} in ${MOST_SEEDS} seeds`);
}

function expectation(record: GameRecord<"buck">) {
  const result = replay(record);
  const final = result.ok ? result.states.at(-1) : undefined;
  if (!result.ok || final === undefined) throw new Error("A game that was just played does not replay");
  const { round, winner, players } = final;
  return { rounds: round, winner, scores: players.map(({ score }) => score), states: digest(result.states) };
}

const records = WANTED.map((wanted) => ({ name: wanted.name, record: find(wanted) }));
for (const { name, record } of records) {
  writeFileSync(new URL(`${name}.record.json`, import.meta.url), `${encodeRecord(record)}\n`);
}
const expected = Object.fromEntries(records.map(({ name, record }) => [name, expectation(record)]));
writeFileSync(new URL("expected.json", import.meta.url), `${JSON.stringify(expected, null, 2)}\n`);
