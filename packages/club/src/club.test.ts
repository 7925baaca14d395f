import { LIMITS } from "@buck/protocol";
import type { ClubCommand } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { CODE, factsOf, House, NIGHT } from "../test/house.ts";
import { changes, snapshot } from "./state/changes.ts";

const DAY = 86_400_000;
const names = (frame: { readonly members: readonly { readonly name: string }[] }) =>
  frame.members.map(({ name }) => name);

async function opened() {
  const house = await new House().found();
  const ann = house.enter("Ann");
  const [ben, cleo] = await house.join("Ben", "Cleo");
  if (ben === undefined || cleo === undefined) throw new Error("Ben and Cleo did not join");
  return { house, ann, ben, cleo };
}

describe("people", () => {
  test("CLUB-JOIN-1 the founder organizes the club, and others join with a name of their own", async () => {
    const { house, ann, ben } = await opened();
    expect(ann.now.you.isOrganizer).toBe(true);
    expect(ben.now.you.isOrganizer).toBe(false);
    expect(names(ben.now)).toEqual(["Ann", "Ben", "Cleo"]);
    expect(await house.enter("Dan").code({ type: "join", name: "ANN" })).toBe("NAME_TAKEN");
    expect(await house.enter(null).code({ type: "join", name: "Dan" })).toBe("NO_TOKEN");
    expect(await ben.code({ type: "join", name: "Dan" })).toBe("ALREADY_A_MEMBER");
  });

  test("CLUB-JOIN-2 a club has at most 200 members", async () => {
    const house = await new House().found();
    for (let count = 1; count < LIMITS.clubMembers; count += 1) {
      const newcomer = house.enter(`n${count}`);
      await newcomer.code({ type: "join", name: `Nora ${count}` });
      newcomer.disconnect();
    }
    expect(await house.enter("one more").code({ type: "join", name: "Zoe" })).toBe("CLUB_FULL");
  });

  test("CLUB-JOIN-3 whoever has only the link is shown the name of the club", async () => {
    const { house, ann } = await opened();
    await ann.code({ type: "openTable", settings: NIGHT.table });
    await house.clock.pass(1_000);
    const { now, history } = house.enter("Eve");
    expect(now).toMatchObject({ name: "Friday night", members: [], tables: [], night: null, results: [] });
    expect(now).toMatchObject({ lastSettings: null, dates: [], rsvps: [], weekly: null, removed: [] });
    expect(history).toMatchObject({ results: [], totals: [] });
  });

  test("CLUB-MOVE-1 a move code brings a member to another device", async () => {
    const { house, ben } = await opened();
    const answer = await ben.ask({ type: "moveDevice" });
    const moveCode = answer.ok ? (answer.moveCode ?? "") : "";
    const phone = house.enter("Ben's phone");
    expect(await phone.code({ type: "claimDevice", moveCode: "00000000" })).toBe("WRONG_MOVE_CODE");
    expect(await phone.code({ type: "claimDevice", moveCode })).toBe("ok");
    expect([ben.farewell, phone.memberId]).toEqual(["seatMoved", ben.memberId]);
    expect(await house.enter("laptop").code({ type: "claimDevice", moveCode })).toBe("WRONG_MOVE_CODE");
  });

  test("CLUB-ROLE-1 only organizers change the club", async () => {
    const { ann, ben, cleo } = await opened();
    const commands: readonly ClubCommand[] = [
      { type: "renameClub", name: "Sunday" },
      { type: "makeOrganizer", memberId: ben.memberId, organizer: true },
      { type: "removeMember", memberId: ann.memberId },
      { type: "readmit", memberId: ann.memberId },
      { type: "mergeMembers", from: ann.memberId, into: ben.memberId },
      { type: "renewLink" },
      { type: "setSeason", every: "year" },
      { type: "beginSeason" },
      { type: "setWeekly", weekly: null },
      { type: "removeDate", dateId: "d" },
      { type: "startNight", settings: NIGHT },
      { type: "nextRound" },
      { type: "stopNight" },
    ];
    for (const command of commands) expect(await ben.code(command)).toBe("NOT_AN_ORGANIZER");
    const demote = { type: "makeOrganizer", memberId: ann.memberId, organizer: false } as const;
    expect(await ann.code(demote)).toBe("LAST_ORGANIZER");
    await ann.code({ type: "leave" });
    expect([ben.now.you.isOrganizer, cleo.now.you.isOrganizer]).toEqual([true, false]);
  });

  test("CLUB-ROLE-2 members rename themselves, and organizers anybody", async () => {
    const { ann, ben } = await opened();
    expect(await ben.code({ type: "rename", memberId: ann.memberId, name: "Anna" })).toBe("NOT_AN_ORGANIZER");
    expect(await ben.code({ type: "rename", memberId: ben.memberId, name: "Benno" })).toBe("ok");
    expect(await ann.code({ type: "rename", memberId: ben.memberId, name: "Benjamin" })).toBe("ok");
    expect(names(ann.now)).toEqual(["Ann", "Benjamin", "Cleo"]);
  });

  test("CLUB-REMOVE-1 whoever was removed stays away until an organizer lets them back in", async () => {
    const { house, ann, ben } = await opened();
    const { memberId } = ben;
    await ann.code({ type: "removeMember", memberId });
    expect(ben.farewell).toBe("removed");
    const again = house.enter("Ben");
    expect(again.now.you).toEqual({ memberId: null, isOrganizer: false, isRemoved: true });
    expect(await again.code({ type: "join", name: "Benny" })).toBe("REMOVED_FROM_CLUB");
    expect(ann.now.removed).toEqual([{ memberId, name: "Ben" }]);
    await ann.code({ type: "readmit", memberId });
    expect(again.now.you.memberId).toBe(memberId);
  });

  test("CLUB-LINK-1 a renewed link sends strangers off, and members come by the old one", async () => {
    const { house, ann, ben } = await opened();
    const eve = house.enter("Eve");
    await ann.code({ type: "renewLink" });
    expect([eve.farewell, ben.farewell]).toEqual(["linkRenewed", null]);
    const { code } = ben.now;
    expect(code).not.toBe(CODE);
    const may = (link: string, who: string) => house.club.mayEnter(link, house.enter(who).tokenHash);
    expect([may(CODE, "Eve"), may(CODE, "Ben"), may(code, "Eve")]).toEqual([false, true, true]);
  });
});

/** Ann, Ben and Cleo sit at a table that has left a result. */
async function played(days = 0) {
  const club = await opened();
  const { house, ann } = club;
  await ann.code({ type: "openTable", settings: NIGHT.table });
  await house.clock.pass(1_000);
  const [code = ""] = house.club.status().tables;
  const seats = ["Ann", "Ben", "Cleo"].map((name) => ({
    kind: "person" as const,
    tokenHash: house.enter(name).tokenHash ?? "",
  }));
  const endedAt = house.clock.wallTime() - days * DAY;
  await house.leave(code, [[2, 3, 0]], { seats, places: [2, 1, 3], endedAt });
  return { ...club, code };
}

describe("tables and results", () => {
  test("CLUB-TABLE-1 a member opens a table and has its first chair", async () => {
    const { house, ben } = await opened();
    const answer = await ben.ask({ type: "openTable", settings: NIGHT.table });
    await house.clock.pass(1_000);
    const [table] = ben.now.tables;
    expect(answer).toMatchObject({ ok: true, table: table?.code });
    expect(table?.seats[0]).toEqual({ kind: "person", name: "Ben", memberId: ben.memberId });
    for (let more = 1; more < LIMITS.clubTables; more += 1) {
      await ben.code({ type: "openTable", settings: NIGHT.table });
    }
    expect(await ben.code({ type: "openTable", settings: NIGHT.table })).toBe("TOO_MANY_TABLES");
    house.club.tableSeen(table?.code ?? "", null);
    await house.clock.pass(1_000);
    expect(await ben.code({ type: "openTable", settings: NIGHT.table })).toBe("ok");
  });

  test("CLUB-TABLE-1 a table where nothing happened for half a day is not open any more", async () => {
    const { house, ben } = await opened();
    await ben.ask({ type: "openTable", settings: NIGHT.table });
    await house.clock.pass(1_000);
    const [table] = house.made.values();
    if (table === undefined) throw new Error("no table was made");
    house.club.tableSeen(table.code, factsOf(table, house.clock.wallTime() - DAY));
    await house.clock.pass(1_000);
    expect([ben.now.tables, house.club.status().tables]).toEqual([[], []]);
  });

  test("CLUB-TABLE-2 a table that was written down is made after a restart", async () => {
    const { house, ann } = await opened();
    await ann.ask({ type: "openTable", settings: NIGHT.table });
    house.made.clear();
    const entries = house.logs.load(CODE);
    house.restart();
    await house.clock.pass(1_000);
    expect(entries.at(-1)?.changes[0]?.type).toBe("tableOpened");
    expect([...house.made.keys()]).toEqual(house.club.status().tables);
  });

  test("CLUB-RESULT-1 a result counts once, and only with two members", async () => {
    const { house, ann, code } = await played();
    expect(ann.now.results).toHaveLength(1);
    house.club.resultCame();
    house.restart();
    await house.clock.pass(60_000);
    const again = house.enter("Ann");
    expect(again.now.results).toHaveLength(1);
    await house.leave(code, [[1, 0]], {
      seats: [
        { kind: "person", tokenHash: ann.tokenHash ?? "" },
        { kind: "person", tokenHash: "a guest" },
      ],
    });
    expect(again.now.results).toHaveLength(1);
  });

  test("CLUB-RESULT-2 older than a year a result becomes a part of totals", async () => {
    const { ann } = await played(365);
    expect(ann.history.results).toEqual([]);
    expect(ann.history.totals).toMatchObject([
      { game: "buck", games: 1, wins: 0, hands: 1, points: 2, loners: 0 },
      { game: "buck", games: 1, wins: 1, hands: 1, points: 3, loners: 0 },
      { game: "buck", games: 1, wins: 0, hands: 1, points: 0, loners: 0 },
    ]);
  });

  test("CLUB-MERGE-1 results of two entries of one person count for one", async () => {
    const { ann, ben, cleo } = await played();
    await ann.code({ type: "mergeMembers", from: cleo.memberId, into: ben.memberId });
    const ids = ann.now.results[0]?.seats.map((seat) => (seat.kind === "member" ? seat.memberId : null));
    expect(ids).toEqual([ann.memberId, ben.memberId, ben.memberId]);
    expect(names(ann.now)).toEqual(["Ann", "Ben"]);
  });

  test("CLUB-MERGE-1 totals of two entries of one person are added", async () => {
    const { ann, ben, cleo } = await played(365);
    await ann.code({ type: "mergeMembers", from: cleo.memberId, into: ben.memberId });
    const total = ann.history.totals.find(({ memberId }) => memberId === ben.memberId);
    expect(total).toMatchObject({ games: 2, points: 3, hands: 2 });
  });

  test("CLUB-LEAVE-1 whoever leaves is forgotten", async () => {
    const { house, ann, ben } = await played();
    const { memberId } = ben;
    await ben.code({ type: "leave" });
    expect(ann.now.results[0]?.seats[1]).toEqual({ kind: "guest" });
    expect(JSON.stringify([ann.now, ann.history])).not.toContain(memberId);
    expect(ben.now.members).toEqual([]);
    expect(house.errors).toEqual([]);
  });
});

test("CLUB-DATE-1 organizers plan evenings, and members say whether they come", async () => {
  const { house, ann, ben } = await opened();
  const startsAt = house.clock.wallTime() + DAY;
  const date = { type: "addDate", startsAt, minutes: 180, note: "" } as const;
  expect(await ben.code({ type: "rsvp", startsAt, answer: "yes" })).toBe("NO_SUCH_DATE");
  expect(await ann.code({ ...date, startsAt: 1 })).toBe("PAST_DATE");
  for (let count = 0; count < LIMITS.clubDates; count += 1) expect(await ann.code(date)).toBe("ok");
  expect(await ann.code(date)).toBe("TOO_MANY_DATES");
  await ben.code({ type: "rsvp", startsAt, answer: "yes" });
  await ben.code({ type: "rsvp", startsAt, answer: "maybe" });
  expect(ann.now.rsvps).toEqual([{ startsAt, memberId: ben.memberId, answer: "maybe" }]);
  const weekly = { day: 5, at: 1_200, minutes: 180, timeZone: "Europe/Berlin" };
  await ann.code({ type: "setWeekly", weekly });
  expect(await ben.code({ type: "rsvp", startsAt: startsAt + DAY, answer: "no" })).toBe("ok");
  expect(ben.now.weekly).toEqual(weekly);
});

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("CLUB-TABLE-2 everything that a club writes can be read back", async () => {
  const { house, ann } = await played();
  await ann.code({ type: "startNight", settings: { ...NIGHT, movement: "sameCards" } });
  for (const { memberId } of ann.now.members) await ann.code({ type: "joinNight", memberId });
  for (const entry of house.logs.load(CODE)) {
    expect(changes.parse(written(entry.changes))).toEqual(entry.changes);
  }
  const states: unknown[] = [];
  const { reduce } = await import("./features/index.ts");
  const { unfounded } = await import("./state/state.ts");
  house.logs.load(CODE).reduce((state, entry) => {
    const next = reduce(state, entry);
    states.push(next);
    return next;
  }, unfounded(CODE));
  for (const state of states) expect(snapshot.parse(written(state))).toEqual(state);
});
