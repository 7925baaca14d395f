import type { Answer, CommandMessage } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { CODE, hashOf, scene } from "@buck/table/testing";
import {
  doublesChat,
  forgetsItsOwn,
  givesUpEarly,
  inventsAnswers,
  neverResyncs,
  resendsAnew,
  showsDoubles,
  showsOlder,
  skipsGaps,
} from "./brokenClients.ts";
import { checkAnswer, checkFrame, checkNotEarly, checkOneHand } from "./checks.ts";
import { Disk } from "./log.ts";
import type { Connect } from "./person.ts";
import { evening } from "./run.ts";

async function written() {
  const { ann, store, clock } = await scene("bidding");
  const disk = new Disk();
  for (const entry of await store.load(CODE)) disk.write(entry, {}, clock.monotonic());
  return { disk, ann };
}

const said: CommandMessage = {
  commandId: "command-1",
  expectedVersion: 1,
  command: { type: "say", text: "Hello" },
};
const key = "somebody/command-1";

describe("the checks notice", () => {
  test("a frame that differs from the log", async () => {
    const { disk, ann } = await written();
    const frame = ann.session.resync().frame;
    expect(() => checkFrame(disk, frame, hashOf("Ann"), true)).not.toThrow();
    const wrong = { ...frame, table: { ...frame.table, locked: true } };
    expect(() => checkFrame(disk, wrong, hashOf("Ann"), true)).toThrow("not what the log says");
  });

  test("somebody else's view", async () => {
    const { disk, ann } = await written();
    expect(() => checkFrame(disk, ann.session.resync().frame, hashOf("Zoe"), true)).toThrow("stranger");
    expect(() => checkFrame(disk, ann.session.resync().frame, hashOf("Ben"), true)).toThrow("log says");
  });

  test("TABLE-SEAT-10 a second hand of one deal", async () => {
    const { disk, ann } = await written();
    const { frame } = ann.session.resync();
    const { game } = frame;
    if (game?.game !== "buck") throw new Error("Ann sees no game");
    const other = { ...frame, game: { ...game, view: { ...game.view, viewer: 2 } } } as const;
    expect(() => checkOneHand(disk, frame, hashOf("Ann"))).not.toThrow();
    expect(() => checkOneHand(disk, other, hashOf("Ben"))).not.toThrow();
    expect(() => checkOneHand(disk, other, hashOf("Ann"))).toThrow("known in one hand");
  });

  test.each<{ what: string; answer: Answer; before?: Answer; sentence: string }>([
    { what: "an answer without an entry", answer: { ok: true, version: 2 }, sentence: "not in the log" },
    { what: "a version out of nowhere", answer: { ok: true, version: 999 }, sentence: "knows a version" },
    {
      what: "a second answer",
      answer: { ok: false, code: "STALE", message: "", version: 2 },
      before: { ok: true, version: 2 },
      sentence: "answered differently",
    },
  ])("$what", async ({ answer, before, sentence }) => {
    const { disk } = await written();
    expect(() => checkAnswer(disk, { key, message: said, answer, before })).toThrow(sentence);
  });

  test("a second effect, and a gap in the log", async () => {
    const { disk } = await written();
    const last = disk.entryAt(disk.entries.length);
    expect(() => disk.write(last, {}, 0)).toThrow("gap");
    expect(() => disk.write({ ...last, seq: last.seq + 1 }, {}, 0)).toThrow("twice");
  });

  test("somebody covered too early", async () => {
    const { disk } = await written();
    const seq = disk.entries.length + 1;
    const entry = {
      seq,
      at: 0,
      commandId: `table/${seq}`,
      changes: [{ type: "covered", position: 1, absence: "away" } as const],
      news: [],
    };
    expect(() => checkNotEarly(disk, entry, 30_000, () => 10_000)).not.toThrow();
    expect(() => checkNotEarly(disk, entry, 30_000, () => 10_001)).toThrow("too early");
  });
});

/** What the first seed says against a client; null when it passes all of them. */
async function objectionTo(connect: Connect, seeds: number): Promise<string | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    try {
      await evening(seed, connect);
    } catch (error) {
      return String(error);
    }
  }
  return null;
}

describe("the simulation catches a client that", () => {
  test.each<{ what: string; connect: Connect; objection: string }>([
    { what: "shows a doubled frame twice", connect: showsDoubles, objection: "is acted out after" },
    { what: "shows an older frame", connect: showsOlder, objection: "is acted out after" },
    { what: "does not notice a gap", connect: skipsGaps, objection: "is acted out after" },
    { what: "shows a line of chat twice", connect: doublesChat, objection: "chat" },
    { what: "forgets its own cards", connect: forgetsItsOwn, objection: "not what the log says" },
    { what: "never resyncs", connect: neverResyncs, objection: "never caught up" },
    { what: "resends under another id", connect: resendsAnew, objection: "under two ids" },
    { what: "makes up answers", connect: inventsAnswers, objection: "Nobody answered that" },
    { what: "gives up early", connect: givesUpEarly, objection: "was given up after" },
  ])("$what", async ({ connect, objection }) => {
    expect(await objectionTo(connect, 60)).toContain(objection);
  });
});
