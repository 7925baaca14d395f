import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeRecord, exportEgn } from "@buck/records";
import { runInProcess } from "./support/inProcess.ts";
import { PACK } from "./support/process.ts";

const BOTS = ["Ann", "Medium", "Bob", "Medium", "Cy", "Medium", "Dee", "Medium"];

let folder = "";
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "buck-cli-"));
  await runInProcess(["euchre", PACK, "shuffle", "10", ...BOTS, "--seed", "r", "--save", file("euchre")]);
  await runInProcess(["buck", PACK, "shuffle", "15", ...BOTS, "--seed", "r", "--save", file("buck")]);
  const decoded = decodeRecord(readFileSync(file("euchre"), "utf8"));
  if (!decoded.ok || decoded.record.game !== "euchre") throw new Error("no record of a game was saved");
  const egn = exportEgn(decoded.record);
  if (!egn.ok) throw new Error(egn.code);
  writeFileSync(file("egn"), egn.text);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Trick {
  readonly leader: number;
  readonly cards: readonly { readonly player: number; readonly card: string }[];
  readonly winner: number;
}

interface Hand {
  readonly trump: string | null;
  readonly tricks: readonly Trick[];
  readonly tricksTaken: readonly number[];
  readonly changes?: readonly number[] | null;
  readonly scores: readonly number[] | Readonly<Record<"a" | "b", number>>;
  readonly points?: Readonly<Record<"a" | "b", number>> | null;
}

async function replayed(name: string): Promise<{ readonly ok: true; readonly hands: readonly Hand[] }> {
  const { exitCode, out, err } = await runInProcess(["replay", file(name), "--json"]);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  return JSON.parse(out);
}

const ORDER = ["9", "10", "JACK", "QUEEN", "KING", "ACE"];
const COLOR: Readonly<Record<string, string>> = { SPADES: "B", CLUBS: "B", HEARTS: "R", DIAMONDS: "R" };

/** Who takes a trick, worked out here and not by the engine. */
function winnerOf({ cards }: Trick, trump: string): number {
  const height = (card: string, led: string): number => {
    const [suit = "", rank = ""] = card.split("_");
    if (rank === "JACK" && suit === trump) return 300;
    if (rank === "JACK" && COLOR[suit] === COLOR[trump]) return 299;
    if (suit === trump) return 200 + ORDER.indexOf(rank);
    return suit === led ? 100 + ORDER.indexOf(rank) : 0;
  };
  const [suit = "", rank = ""] = (cards[0]?.card ?? "").split("_");
  const led = rank === "JACK" && COLOR[suit] === COLOR[trump] ? trump : suit;
  return cards.toSorted((a, b) => height(b.card, led) - height(a.card, led))[0]?.player ?? -1;
}

type Scores = readonly (readonly [string, number])[];

const scoresOf = (scores: object): Scores =>
  Object.entries(scores).map(([key, score]) => [key, Number(score)]);

describe.each([
  ["euchre", { a: 0, b: 0 }],
  ["buck", [15, 15, 15, 15]],
  ["egn", { a: 0, b: 0 }],
])("replay --json of a game (%s)", (name, start) => {
  test("names the winner of every trick, and counts them", async () => {
    const { ok, hands } = await replayed(name);
    expect(ok).toBe(true);
    const played = hands.filter(({ tricks }) => tricks.length === 5);
    expect(played.length).toBeGreaterThan(3);
    for (const { trump, tricks, tricksTaken } of played) {
      expect(tricks.map(({ winner }) => winner)).toEqual(tricks.map((trick) => winnerOf(trick, trump ?? "")));
      const counted = [0, 1, 2, 3].map((seat) => tricks.filter(({ winner }) => winner === seat).length);
      expect(tricksTaken).toEqual(counted);
    }
  });

  test("adds every hand's score to the one before", async () => {
    const { hands } = await replayed(name);
    let before = scoresOf(start);
    for (const { changes, points, scores } of hands) {
      const added = new Map(scoresOf(points ?? changes ?? {}));
      const after = before.map(([key, score]) => [key, score + (added.get(key) ?? 0)] as const);
      expect(scoresOf(scores)).toEqual(after);
      before = after;
    }
  });
});

test("a record and the EGN file made from it tell the same tricks", async () => {
  const [egn, record] = [await replayed("egn"), await replayed("euchre")];
  expect(egn.hands.map(({ tricks }) => tricks)).toEqual(record.hands.map(({ tricks }) => tricks));
});

test("without a terminal it tells the whole game in words", async () => {
  const { exitCode, out } = await runInProcess(["replay", file("buck")]);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^\w+ sits down\n/);
  expect(out).toMatch(/Hand 1\n\w+ deals\n/);
  expect(out).toMatch(/ wins!\n$/);
});

test("it begins where it is told to", async () => {
  const whole = await runInProcess(["replay", file("buck")]);
  const { exitCode, out } = await runInProcess(["replay", file("buck"), "--at", "2.1"]);
  expect(exitCode).toBe(0);
  expect(out.length).toBeGreaterThan(100);
  expect(whole.out.endsWith(out)).toBe(true);
  expect(out).not.toMatch(/Hand 2\n/);
});

test.each(["99.0", "x"])("a step that is not there (%s) is refused", async (at) => {
  const { exitCode, err } = await runInProcess(["replay", file("buck"), "--at", at]);
  expect({ exitCode, err }).toEqual({ exitCode: 2, err: `This game has no step ${at}.\n` });
});

test("a review tells every player and what cost most", async () => {
  const { exitCode, out } = await runInProcess(["review", file("egn")]);
  expect(exitCode).toBe(0);
  expect(out.match(/^\w+: \d+% right, .* luck (brought|cost) \d+\.\d points$/gm)).toHaveLength(4);
  expect(out).toMatch(/^ {2}\d+\.\d+ \w+, \d+\.\d points: .+ where .+ was worth more$/m);
});

test("who had nothing to decide is not judged", async () => {
  writeFileSync(
    file("empty"),
    withActions(readFileSync(file("euchre"), "utf8"), ({ type }) => type === "ADD_PLAYER"),
  );
  const { exitCode, out } = await runInProcess(["review", file("empty")]);
  expect(exitCode).toBe(0);
  expect(out).toBe(["Ann", "Bob", "Cy", "Dee"].map((name) => `${name}: nothing to decide\n`).join(""));
});

test("a record with a byte order mark is read", async () => {
  writeFileSync(file("marked"), `\uFEFF${readFileSync(file("buck"), "utf8")}`);
  expect(await runInProcess(["replay", file("marked"), "--json"])).toMatchObject({ exitCode: 0, err: "" });
});

test("review --json tells every decision", async () => {
  writeFileSync(file("short"), firstHands(readFileSync(file("euchre"), "utf8")));
  const { out } = await runInProcess(["review", file("short"), "--json"]);
  const review = JSON.parse(out) as { decisions: { cost: number }[]; players: { mistakes: number }[] };
  const mistakes = review.players.reduce((sum, player) => sum + player.mistakes, 0);
  expect(review.decisions.length).toBeGreaterThan(10);
  expect(review.decisions.filter(({ cost }) => cost > 0)).toHaveLength(mistakes);
});

/** The same record with these of its actions alone. */
function withActions(text: string, isKept: (action: { type: string }) => boolean): string {
  const record = JSON.parse(text) as { actions: { type: string }[] };
  return JSON.stringify({ ...record, actions: record.actions.filter(isKept) });
}

/** The same record without its later hands: a whole game takes seconds to review. */
function firstHands(text: string): string {
  const record = JSON.parse(text) as { actions: { type: string }[] };
  const deals = record.actions.flatMap(({ type }, index) => (type === "DEAL" ? [index] : []));
  return JSON.stringify({ ...record, actions: record.actions.slice(0, deals[2]) });
}

test("a name in a record cannot forge a line", async () => {
  const record = readFileSync(file("buck"), "utf8").replaceAll(
    /"Ann"/g,
    String.raw`"Ann\nDee wins!\u001b[2J"`,
  );
  writeFileSync(file("forged"), record);
  const { exitCode, out } = await runInProcess(["replay", file("forged")]);
  expect(exitCode).toBe(0);
  expect(out).toContain("Ann?Dee wins!?[2J deals\n");
  expect(out).not.toMatch(/^Dee wins!\?/m);
  expect(out).not.toContain("\u001B");
});

test.each([
  ["a card that was never dealt there", "buck", (text: string) => swapPlays(text), /^Hand 1, trick 1, /],
  ["something that is no record", "buck", () => "{}", /not the record of a game/],
  ["something that is no JSON", "buck", () => "hello", /not JSON/],
  [
    "an EGN file with a wrong score",
    "egn",
    (text: string) => text.replace(/("finalScore": \[\s*)\d+/, "$199"),
    /says 99/,
  ],
])("%s is found and refused with exit code 3", async (_, name, spoil, sentence) => {
  writeFileSync(file("spoilt"), spoil(readFileSync(file(name), "utf8")));
  const { exitCode, out, err } = await runInProcess(["replay", file("spoilt"), "--json"]);
  expect(exitCode).toBe(3);
  const fault = JSON.parse(out) as { ok: boolean; message: string };
  expect(fault.ok).toBe(false);
  expect(fault.message).toMatch(sentence);
  expect(err).toContain(fault.message);
});

test.each(["replay", "review", "verify"])(
  "%s --json answers JSON to a bad file and to none",
  async (command) => {
    writeFileSync(file("spoilt"), "hello");
    const spoilt = await runInProcess([command, file("spoilt"), "--json"]);
    expect(spoilt.exitCode).toBe(3);
    expect(JSON.parse(spoilt.out)).toEqual({
      ok: false,
      code: "NOT_JSON",
      message: "This is not JSON.",
      at: "",
    });
    const missing = await runInProcess([command, file("missing"), "--json"]);
    expect(missing.exitCode).toBe(3);
    expect(JSON.parse(missing.out)).toMatchObject({ ok: false, code: "UNREADABLE" });
  },
);

/** Lets two players exchange the cards they play first. */
function swapPlays(text: string): string {
  const record = JSON.parse(text) as { actions: { type: string; cardId?: string }[] };
  const [first, second] = record.actions.filter(({ type }) => type === "PLAY_CARD");
  if (first === undefined || second === undefined) throw new Error("no card was played");
  const { cardId } = first;
  Object.assign(first, { cardId: second.cardId });
  Object.assign(second, { cardId });
  return JSON.stringify(record);
}
