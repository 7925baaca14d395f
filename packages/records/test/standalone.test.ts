import { execFileSync, spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { decodeRecord, encodeRecord, verifyRecord } from "../src/index.ts";
import type { GameRecord, Hash } from "../src/index.ts";

const script = fileURLToPath(new URL("../../../docs/sealed-deals/verify.js", import.meta.url));
const golden = fileURLToPath(new URL("golden/sealed/game.record.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "buck-sealed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

function goldenRecord(): GameRecord {
  const decoded = decodeRecord(readFileSync(golden, "utf8"));
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.record;
}

function verifyAlone(record: object): { readonly status: number | null; readonly out: string } {
  const file = join(folder, "record.json");
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout } = spawnSync(process.execPath, [script, file], { encoding: "utf8" });
  return { status, out: stdout };
}

test("the single script is short and needs nothing else", () => {
  const text = readFileSync(script, "utf8");
  expect(text.split("\n").length).toBeLessThan(200);
  expect(text.match(/import\(.*?\)|require\(.*?\)/g)).toEqual(['import("node:fs/promises")']);
});

test("the golden game is verified by the packages and by the single script", async () => {
  expect(await verifyRecord(hash, goldenRecord())).toEqual({
    verified: 9,
    dealt: 9,
    faults: [],
    withheld: [{ hand: 2, seat: 2 }],
  });
  const out = execFileSync(process.execPath, [script, golden], { encoding: "utf8" });
  expect(out).toBe("9 of 9 deals verified.\nDeal 2: seat 2 did not open its part.\n");
});

test("seals survive writing and reading, and broken ones are refused", () => {
  const record = goldenRecord();
  expect(decodeRecord(encodeRecord(record))).toEqual({ ok: true, record });
  const broken = decodeRecord(JSON.stringify({ ...record, seals: { ...record.seals, seal: "no hex" } }));
  expect(broken).toMatchObject({ ok: false, code: "INVALID_SEALS" });
});

test.each([
  ["an exchanged card", exchangeCards, "wrongDeck", "another deck was dealt"],
  ["another secret", otherSecret, "wrongSecret", "another secret"],
  ["a part that was never sealed", otherPart, "wrongPart", "opened something else"],
  ["another dealer", otherDealer, "wrongDealer", "not the one that was drawn"],
] as const)("%s is found by both", async (_, forge, fault, words) => {
  const forged = forge(goldenRecord());
  expect((await verifyRecord(hash, forged))?.faults.map(({ type }) => type)).toContain(fault);
  const { status, out } = verifyAlone(forged);
  expect(status).toBe(1);
  expect(out).toContain(words);
});

test("a record without seals says so", async () => {
  const { seals: _seals, ...record } = goldenRecord();
  expect(await verifyRecord(hash, record)).toBeNull();
  expect(verifyAlone(record)).toEqual({ status: 1, out: "The deals of this game were not sealed.\n" });
});

function withActions(
  record: GameRecord,
  change: (action: GameRecord["actions"][number]) => object,
): GameRecord {
  const decoded = decodeRecord(JSON.stringify({ ...record, actions: record.actions.map(change) }));
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.record;
}

function exchangeCards(record: GameRecord): GameRecord {
  return withActions(record, (action) => {
    if (action.type !== "DEAL") return action;
    const [first, second, ...rest] = action.deck;
    return { ...action, deck: [second, first, ...rest] };
  });
}

function otherDealer(record: GameRecord): GameRecord {
  return withActions(record, (action) => {
    if (action.type !== "CHOOSE_DEALER" || "deck" in action) return action;
    return { ...action, dealerPosition: action.dealerPosition === 1 ? 2 : 1 };
  });
}

function otherSecret(record: GameRecord): GameRecord {
  return record.seals === undefined
    ? record
    : { ...record, seals: { ...record.seals, secret: "00".repeat(32) } };
}

function otherPart(record: GameRecord): GameRecord {
  const { seals } = record;
  if (seals === undefined) return record;
  const deals = seals.deals.map((deal) => ({ ...deal, openings: deal.openings.with(0, "00".repeat(16)) }));
  return { ...record, seals: { ...seals, deals } };
}
