import type { ClubFrame, NightSettings } from "@buck/protocol";
import { expect, test } from "vitest";
import { House, NIGHT } from "../test/house.ts";

const PEOPLE = ["Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];

async function gathered(settings: Partial<NightSettings> = {}) {
  const house = await new House().found();
  const ann = house.enter("Ann");
  const others = await house.join(...PEOPLE);
  await ann.code({ type: "startNight", settings: { ...NIGHT, ...settings } });
  for (const { memberId } of ann.now.members) await ann.code({ type: "joinNight", memberId });
  return { house, ann, others };
}

async function began(settings: Partial<NightSettings> = {}) {
  const night = await gathered(settings);
  expect(await night.ann.code({ type: "nextRound" })).toBe("ok");
  await night.house.clock.pass(1_000);
  return night;
}

const nightOf = ({ night }: ClubFrame) => {
  if (night === null) throw new Error("There is no night");
  return night;
};

test("NIGHT-START-1 a night gathers people, one night at a time and 32 people at most", async () => {
  const { house, ann } = await gathered();
  expect(nightOf(ann.now)).toMatchObject({ stage: "gathering", round: 0, tables: [], standings: [] });
  expect(nightOf(ann.now).people).toHaveLength(8);
  expect(await ann.code({ type: "startNight", settings: NIGHT })).toBe("NIGHT_ON");
  const more = await house.join(...Array.from({ length: 25 }, (_, index) => `Guest ${index}`));
  const codes: string[] = [];
  for (const { memberId, ...member } of more.map((each) => ({ memberId: each.memberId, each }))) {
    codes.push(await member.each.code({ type: "joinNight", memberId }));
  }
  expect(codes.filter((code) => code === "ok")).toHaveLength(24);
  expect(codes.at(-1)).toBe("NIGHT_FULL");
});

test("NIGHT-START-1 nobody plays alone, and nobody brings in others but organizers", async () => {
  const house = await new House().found();
  const ann = house.enter("Ann");
  const [ben] = await house.join("Ben");
  expect(await ann.code({ type: "nextRound" })).toBe("NO_NIGHT");
  await ann.code({ type: "startNight", settings: NIGHT });
  expect(await ann.code({ type: "nextRound" })).toBe("TOO_FEW_PEOPLE");
  expect(await ben?.code({ type: "joinNight", memberId: ann.memberId })).toBe("NOT_AN_ORGANIZER");
});

test("NIGHT-ROUND-1 every table is made with its people, its round and its end", async () => {
  const { house, ann } = await began();
  const { tables, stage, round, people } = nightOf(ann.now);
  expect([stage, round, tables.length]).toEqual(["playing", 1, 2]);
  expect(new Set(tables.flatMap(({ seats }) => seats))).toEqual(new Set(people));
  for (const [index, { code, seats }] of tables.entries()) {
    const made = house.made.get(code);
    expect(made?.night).toMatchObject({ round: 1, table: index + 1 });
    expect(made?.settings.rules.options).toMatchObject({ endsAfterHands: 8, players: 4 });
    expect(made?.seats.map((seat) => (seat.kind === "person" ? seat.personId : null))).toEqual(seats);
  }
  expect(await ann.code({ type: "nextRound" })).toBe("ROUND_ON");
});

test("NIGHT-ROUND-2 the next round begins by itself, and after the last one the night is over", async () => {
  const { house, ann } = await began({ rounds: 2 });
  await house.finishRound(ann.now);
  expect(nightOf(ann.now)).toMatchObject({ stage: "between", msLeft: 45_000 });
  await house.clock.pass(46_000);
  expect(nightOf(ann.now)).toMatchObject({ stage: "playing", round: 2 });
  await house.finishRound(ann.now);
  expect(nightOf(ann.now)).toMatchObject({ stage: "over", msLeft: null });
  await house.clock.pass(60_000);
  expect(nightOf(ann.now).round).toBe(2);
});

test("NIGHT-ROUND-2 an organizer begins the next round at once, but not twice", async () => {
  const { house, ann } = await began();
  await house.finishRound(ann.now);
  const { version } = ann.now;
  const answers = [
    await ann.ask({ type: "nextRound" }, { version }),
    await ann.ask({ type: "nextRound" }, { version }),
  ];
  expect(answers).toMatchObject([{ ok: true }, { ok: false, code: "STALE" }]);
  await ann.code({ type: "stopNight" });
  expect(nightOf(ann.now).stage).toBe("over");
});

test("NIGHT-ROUND-3 whoever comes late or leaves does so from the next round on", async () => {
  const { house, ann, others } = await began();
  const [ben] = others;
  const [late] = await house.join("Ivy");
  await late?.code({ type: "joinNight", memberId: late.memberId });
  await ben?.code({ type: "leaveNight", memberId: ben.memberId });
  const seated = () => nightOf(ann.now).tables.flatMap(({ seats }) => seats);
  expect([seated().includes(late?.memberId ?? ""), seated().includes(ben?.memberId ?? "")]).toEqual([
    false,
    true,
  ]);
  await house.finishRound(ann.now);
  await ann.code({ type: "nextRound" });
  expect([seated().includes(late?.memberId ?? ""), seated().includes(ben?.memberId ?? "")]).toEqual([
    true,
    false,
  ]);
});

test("NIGHT-ROUND-4 with the same cards every table has the same decks", async () => {
  const { house } = await began({ movement: "sameCards" });
  const decks = [...house.made.values()].map((table) => table.decks);
  expect(decks).toHaveLength(2);
  expect(decks[0]?.length).toBeGreaterThan(8);
  expect(decks[1]).toEqual(decks[0]);
});

test("NIGHT-SCORE-1 everybody has the points of their seat", async () => {
  const { house, ann } = await began();
  await house.finishRound(ann.now);
  const { standings, tables } = nightOf(ann.now);
  expect(standings.map(({ points, place, rounds }) => [points, place, rounds])).toEqual(
    [3, 3, 2, 2, 1, 1, 0, 0].map((points) => [points, 7 - 2 * points, 1]),
  );
  const winners = tables.map(({ seats }) => seats[3]);
  expect(new Set(standings.slice(0, 2).map(({ memberId }) => memberId))).toEqual(new Set(winners));
});

test("NIGHT-SCORE-2 the first result of a table counts, also when more are read at once", async () => {
  const { house, ann } = await began();
  const [first] = nightOf(ann.now).tables;
  house.store(first?.code ?? "", [[1, 2, 3, 4]]);
  await house.leave(first?.code ?? "", [[9, 9, 9, 9]]);
  await house.leave(first?.code ?? "", [[9, 9, 9, 9]]);
  expect(nightOf(ann.now).tables[0]?.points).toEqual([1, 2, 3, 4]);
  expect(ann.now.results.map(({ night }) => night?.table)).toEqual([1, undefined, undefined]);
  expect(nightOf(ann.now).standings.map(({ points }) => points)).toEqual([4, 3, 2, 1]);
});

test("NIGHT-SLOW-1 an organizer ends a slow table, and no other", async () => {
  const { house, ann } = await began();
  const [first, second] = nightOf(ann.now).tables;
  await house.leave(first?.code ?? "", [[1, 2, 3, 4]]);
  expect(await ann.code({ type: "endTable", code: first?.code ?? "" })).toBe("NOT_ON_THE_TABLES");
  expect(await ann.code({ type: "endTable", code: second?.code ?? "" })).toBe("ok");
  expect(house.ended).toEqual([second?.code]);
  await house.leave(second?.code ?? "", [], { hasRecord: false });
  expect(nightOf(ann.now).stage).toBe("between");
});
