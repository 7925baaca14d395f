import { euchre } from "@buck/engine";
import { below, chance, seeded } from "@buck/engine/testing";
import type { Rng } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { randomRecord, replayed, replayText } from "../../test/egn.ts";
import { exportEgn, replay } from "../index.ts";
import type { GameRecord } from "../index.ts";

/** A file does not tell how people came to their seats, nor the cards that nobody played. */
const NOT_IN_A_FILE: ReadonlySet<string> = new Set(["joined", "dealerChosen", "newGame", "cardsShown"]);

/** All else that happened in public. */
const history = (events: readonly (readonly euchre.Event[])[]) =>
  events.flat().filter(({ type }) => !NOT_IN_A_FILE.has(type));

function historyOf(record: GameRecord<"euchre">) {
  const result = replay(record);
  if (!result.ok) throw new Error(result.reason.code);
  return history(result.events);
}

function exported(record: GameRecord<"euchre">): string {
  const result = exportEgn(record);
  if (!result.ok) throw new Error(result.code);
  return result.text;
}

const HOUSES: readonly { readonly house: string; readonly options: Partial<euchre.Options> }[] = [
  { house: "the default rules", options: {} },
  { house: "a short game", options: { targetScore: 3 } },
  { house: "left of the loner leads", options: { lonerLead: "leftOfLoner" } },
  { house: "canadian", options: { canadian: true } },
  { house: "other scores alone", options: { lonerMarchScore: 5, lonerEuchredScore: 4, targetScore: 11 } },
  { house: "nobody is stuck", options: { stickTheDealer: false } },
  {
    house: "nobody alone, the same dealer again",
    options: { ...euchre.PRESETS["euchre-cli"], firstDealer: "random" },
  },
];

describe.each(HOUSES)("a game goes to a file and comes back: $house", ({ options }) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("seed %i", (seed) => {
    const record = randomRecord({ seed, options });
    const back = replayed(exported(record));
    expect(history(back.events)).toEqual(historyOf(record));
    expect(back.isOver).toBe(true);
    expect(back.deals.every(({ isFinished }) => isFinished)).toBe(true);
  });
});

test("the last finished game of a record is the one that is written", () => {
  const record = randomRecord({ seed: 21, rematches: 1, options: { targetScore: 4 } });
  const rematch = record.actions.findIndex(({ type }) => type === "NEW_GAME");
  const first = { ...record, actions: record.actions.slice(0, rematch) };
  const unfinished = { ...record, actions: record.actions.slice(0, rematch + 4) };
  expect(exported(unfinished)).toBe(exported(first));
  const second = historyOf(record).slice(historyOf(first).length);
  expect(history(replayed(exported(record)).events)).toEqual(second);
});

interface FileShape {
  readonly deals: {
    readonly phases: { discard?: string; tricks?: string[][] }[];
  }[];
}

/** The same game, seen by somebody who left early and did not see what the dealer put away. */
function tear(text: string, rng: Rng): string {
  const file: FileShape = JSON.parse(text);
  for (const { phases } of file.deals) {
    const [bidding, play] = phases;
    if (bidding !== undefined && chance(rng, 0.7)) delete bidding.discard;
    if (play?.tricks === undefined || chance(rng, 0.2)) continue;
    play.tricks.length = below(rng, play.tricks.length + 1);
    const last = play.tricks.at(-1);
    if (last !== undefined) last.length = below(rng, last.length + 1);
  }
  return JSON.stringify(file);
}

test.each(Array.from({ length: 60 }, (_, index) => index + 100))(
  "what was left out is complete so that every play stays legal: seed %i",
  (seed) => {
    const text = tear(exported(randomRecord({ seed, options: { targetScore: 12 } })), seeded(seed));
    // Deals that lost their end bring no points, so no deal can come too late.
    expect(replayText(text)).toMatchObject({ ok: true });
  },
);
