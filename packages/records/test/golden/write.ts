import { writeFileSync } from "node:fs";
import { stepsOf } from "@buck/engine/testing";
import type { GameTypes } from "@buck/engine";
import type { Step } from "@buck/engine/testing";
import { encodeRecord, replay } from "../../src/index.ts";
import type { RecordedGame } from "../games.ts";
import { digest } from "./digest.ts";

export interface Wanted<K extends GameTypes> {
  readonly name: string;
  readonly game: RecordedGame<K>;
  readonly options: K["options"];
  readonly fits: (heard: (type: K["event"]["type"]) => number, steps: readonly Step<K>[]) => boolean;
}

const MOST_SEEDS = 100_000;

/** Searches random games for those that are wanted and writes them down with what they ended in. */
export function writeGolden<K extends GameTypes>(
  wanted: readonly Wanted<K>[],
  { folder, summary }: { folder: URL; summary: (final: K["state"]) => object },
): void {
  const expectations = wanted.map((each) => {
    const steps = find(each);
    const final = steps.at(-1)?.after;
    const record = each.game.record(
      each.options,
      steps.map(({ action }) => action),
    );
    const replayed = replay(record);
    if (final === undefined || !replayed.ok) throw new Error("A game that was just played does not replay");
    writeFileSync(new URL(`${each.name}.record.json`, folder), `${encodeRecord(record)}\n`);
    return [
      each.name,
      {
        ...summary(final),
        states: digest(
          replayed.states.map((state) => ({
            ...state,
            options: each.game.rules.recordedOptions(each.options),
          })),
        ),
      },
    ] as const;
  });
  const expected = Object.fromEntries(expectations);
  writeFileSync(new URL("expected.json", folder), `${JSON.stringify(expected, null, 2)}\n`);
}

function find<K extends GameTypes>({ name, game, options, fits }: Wanted<K>): readonly Step<K>[] {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const steps = stepsOf(game, { seed, options });
    const types = steps.flatMap(({ events }) => events.map(({ type }) => type));
    if (fits((type) => types.filter((other) => other === type).length, steps)) return steps;
  }
  throw new Error(`No game for ${name} in ${MOST_SEEDS} seeds`);
}
