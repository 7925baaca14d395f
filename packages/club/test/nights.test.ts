import { dice } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import type { NightRow } from "@buck/protocol";
import { expect, test } from "vitest";
import { House, NIGHT } from "./house.ts";
import type { Member } from "./house.ts";

/** `NIGHTS=1000 pnpm vitest run packages/club/test/nights` plays more; `SEED=7` plays one again. */
const seed = process.env["SEED"];
const count = Number(process.env["NIGHTS"] ?? 12);
const seeds = seed === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(seed)];

const MOVEMENTS = ["mix", "ladder", "sameCards"] as const;

interface Evening {
  readonly house: House;
  readonly roll: Dice;
  readonly people: Member[];
}

/** The server may be killed anywhere, also in the middle of a write: everybody comes back. */
async function maybeKilled({ house, roll, people }: Evening): Promise<void> {
  if (roll(4) === 0) house.failing = roll(3);
  if (roll(3) > 0) return;
  house.restart();
  for (const member of people) member.connect(house.club);
}

/** Asks again until the store has taken it: a killed server answers nothing. */
async function ask(evening: Evening, member: Member, command: Parameters<Member["ask"]>[0]): Promise<void> {
  const asked = member.ask(command).catch(() => null);
  await maybeKilled(evening);
  await asked;
}

async function playRound(evening: Evening): Promise<void> {
  const { house, roll, people } = evening;
  const [ann] = people;
  const night = ann?.now.night ?? null;
  for (const table of night?.tables ?? []) {
    if (table.points !== null || !house.made.has(table.code)) continue;
    const isSlow = roll(5) === 0;
    if (isSlow && ann !== undefined) await ask(evening, ann, { type: "endTable", code: table.code });
    const rows = Array.from({ length: isSlow ? roll(3) : 4 }, () => table.seats.map(() => roll(6)));
    // The server may be gone before the club is told, and somebody may play on.
    house.store(table.code, rows, { hasRecord: !isSlow });
    if (roll(6) === 0) house.store(table.code, [table.seats.map(() => 50)]);
    await maybeKilled(evening);
    if (roll(2) === 0) house.club.resultCame();
  }
}

/** What the records say: the first game of each table of each round. */
function recomputed({ results, made }: House, nightId: string) {
  const scores = new Map<string, { points: number; rounds: number }>();
  const seen = new Set<string>();
  for (const { result } of results) {
    const { night } = result;
    if (night?.nightId !== nightId || seen.has(`${night.round}/${night.table}`)) continue;
    seen.add(`${night.round}/${night.table}`);
    const table = [...made.values()].find(
      (each) => each.night?.round === night.round && each.night.table === night.table,
    );
    for (const [position, seat] of (table?.seats ?? []).entries()) {
      if (seat.kind !== "person") continue;
      const before = scores.get(seat.personId) ?? { points: 0, rounds: 0 };
      const won = result.points.reduce((sum, row) => sum + (row[position] ?? 0), 0);
      scores.set(seat.personId, { points: before.points + won, rounds: before.rounds + 1 });
    }
  }
  return scores;
}

const scoresOf = (rows: readonly NightRow[]) =>
  new Map(rows.map(({ memberId, points, rounds }) => [memberId, { points, rounds }]));

test.each(seeds)("NIGHT-KILL-1 no point is lost or counted twice: seed %i", async (seed) => {
  const roll = dice(seed);
  const house = await new House(seed).found();
  const ann = house.enter("Ann");
  const people: Member[] = [ann];
  const evening = { house, roll, people };
  const size = 5 + roll(12);
  for (let index = 1; index < size; index += 1) people.push(...(await house.join(`Player ${index}`)));
  const rounds = 2 + roll(3);
  await ann.ask({
    type: "startNight",
    settings: {
      ...NIGHT,
      rounds,
      movement: MOVEMENTS[roll(3)] ?? "mix",
      bots: roll(2) === 0 ? "fill" : "sitOut",
    },
  });
  const late = people.slice(-2);
  for (const member of people.slice(0, -2)) await ann.ask({ type: "joinNight", memberId: member.memberId });
  const { nightId = "" } = ann.now.night ?? {};
  for (let step = 0; step < 200 && ann.now.night?.stage !== "over"; step += 1) {
    if (ann.now.night?.stage !== "playing") await ask(evening, ann, { type: "nextRound" });
    const comer = late.pop();
    if (comer !== undefined) await ask(evening, comer, { type: "joinNight", memberId: comer.memberId });
    const leaver = people[1 + roll(people.length - 1)];
    if (roll(6) === 0 && leaver !== undefined) {
      await ask(evening, leaver, { type: "leaveNight", memberId: leaver.memberId });
    }
    await house.clock.pass(2_000);
    await playRound(evening);
    await house.clock.pass(6_000);
  }
  const night = ann.now.night;
  expect(night?.stage).toBe("over");
  expect(night?.round).toBe(rounds);
  expect(scoresOf(night?.standings ?? [])).toEqual(recomputed(house, nightId));
  const counted = ann.history.results.filter((result) => result.night?.nightId === nightId);
  expect(new Set(counted.map((result) => `${result.night?.round}/${result.night?.table}`)).size).toBe(
    counted.length,
  );
});
