import { FULL_DECK } from "@buck/engine/testing";
import { createHash, createHmac } from "node:crypto";
import { parseCard } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { describe, expect, test } from "vitest";
import {
  dealKey,
  deckOf,
  fingerprintOf,
  firstDealerOf,
  fromHex,
  sealPart,
  sealSecret,
  toHex,
} from "./scheme.ts";
import type { Hash, SeatPart } from "./scheme.ts";
import { verifySeals } from "./verify.ts";
import type { GameSeals } from "./verify.ts";

const nodeHash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

const webHash: Hash = {
  sha256: async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(data))),
  hmacSha256: async (key, data) => {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const imported = await crypto.subtle.importKey("raw", new Uint8Array(key), algorithm, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, new Uint8Array(data)));
  },
};

const gameId = "demo-game";
const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const PARTS: readonly SeatPart[] = ([0, 1, 2, 3] as const).map((seat) => ({
  seat,
  part: new Uint8Array(16).fill(0xa0 + seat),
}));

function short(deck: readonly CardId[]): string {
  const letters = deck.map((id) => {
    const { rank = "", suit = "" } = parseCard(id) ?? {};
    return `${rank === "10" ? "T" : rank.charAt(0)}${suit.charAt(0)}`;
  });
  return letters.join(" ");
}

describe.each([
  ["node:crypto", nodeHash],
  ["Web Crypto", webHash],
])("the published vectors with %s", (_, hash) => {
  test("seals of the server and of a seat", async () => {
    expect(toHex(await sealSecret(hash, gameId, secret))).toBe(
      "bf19f7b7b2b96e28f5769ad581624d6e84f54bcfbf4561d24a18537b63e6ad0e",
    );
    expect(
      toHex(await sealPart(hash, { gameId, hand: 1 }, { seat: 0, part: new Uint8Array(16).fill(0xa0) })),
    ).toBe("d8c8ea3807bd314794b0fc5701f6acf0ac482f308eb010b5ca08fa1442740f1c");
  });

  test.each([
    [1, "9C QC TH JC JS 9D AC JD QH TD AH TS KS 9H JH TC KH QS 9S QD AD KD KC AS"],
    [2, "KC TD TH AH 9D 9C JD KS AS 9H KH QS JC QD QH QC KD 9S JH TS TC AD JS AC"],
  ])("the deck of hand %i, whatever order the parts come in", async (hand, deck) => {
    const key = await dealKey(hash, { gameId, hand }, { secret, opened: PARTS.toReversed() });
    expect(short(await deckOf(hash, key, 4))).toBe(deck);
  });
});

test("the key of hand 1 is the published one, and draws a dealer", async () => {
  const key = await dealKey(nodeHash, { gameId, hand: 1 }, { secret, opened: PARTS });
  expect(toHex(key)).toBe("8d86fbc75959f6172203979364cf4264d7ae9264990f6b25b08ce9da4f2bd5fe");
  const dealers = new Map<Position, number>();
  for (let hand = 1; hand <= 400; hand += 1) {
    const dealer = await firstDealerOf(
      nodeHash,
      await dealKey(nodeHash, { gameId, hand }, { secret, opened: [] }),
      4,
    );
    dealers.set(dealer, (dealers.get(dealer) ?? 0) + 1);
  }
  expect([...dealers.values()].every((count) => count > 60)).toBe(true);
});

test("a fingerprint has sixteen digits and changes with every seal", async () => {
  const seal = await sealSecret(nodeHash, gameId, secret);
  const all = await Promise.all(PARTS.map((part) => sealPart(nodeHash, { gameId, hand: 1 }, part)));
  const whole = await fingerprintOf(nodeHash, seal, all);
  expect(whole).toMatch(/^[0-9a-f]{16}$/);
  expect(await fingerprintOf(nodeHash, seal, all.slice(1))).not.toBe(whole);
  expect(await fingerprintOf(nodeHash, await sealSecret(nodeHash, "other", secret), all)).not.toBe(whole);
});

/** A part behind its length, as Buffer has it. */
function prefixed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

test("names of games are read as UTF-8", async () => {
  const bytes = Buffer.concat(["bef1/server", "Spiel %ä🃏", "x"].map(prefixed));
  const expected = createHash("sha256").update(bytes).digest("hex");
  expect(toHex(await sealSecret(nodeHash, "Spiel %ä🃏", Buffer.from("x")))).toBe(expected);
});

test.each(["a", "xy", "AB"])("%j is no hex", (text) => {
  expect(fromHex(text)).toBeNull();
});

test("a card lies in every place equally often", async () => {
  const DEALS = 20_000;
  const counts = new Map(FULL_DECK.map((id) => [id, FULL_DECK.map(() => 0)]));
  for (let hand = 0; hand < DEALS; hand += 1) {
    const key = createHmac("sha256", "uniform").update(String(hand)).digest();
    for (const [index, id] of (await deckOf(nodeHash, key, 4)).entries()) {
      const row = counts.get(id);
      if (row !== undefined) row[index] = (row[index] ?? 0) + 1;
    }
  }
  const expected = DEALS / FULL_DECK.length;
  const cells = [...counts.values()].flat();
  const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 23 × 23 degrees of freedom: mean 529, deviation 32.5. The keys are fixed, so this cannot fail by chance.
  expect(cells).toHaveLength(576);
  expect(chiSquare).toBeGreaterThan(400);
  expect(chiSquare).toBeLessThan(660);
});

/** A game of three hands as an honest server leaves it: seat 3 is a bot, seat 2 never opened its part of hand 2. */
async function honestGame(): Promise<{ seals: GameSeals; decks: CardId[][] }> {
  const decks: CardId[][] = [];
  const deals: GameSeals["deals"][number][] = [];
  for (const hand of [1, 2, 3]) {
    const at = { gameId, hand };
    const sealing = PARTS.slice(0, 3);
    const opened = hand === 2 ? sealing.slice(0, 2) : sealing;
    decks.push([...(await deckOf(nodeHash, await dealKey(nodeHash, at, { secret, opened }), 4))]);
    const seals = await Promise.all(sealing.map(async (part) => toHex(await sealPart(nodeHash, at, part))));
    deals.push({
      seals: [...seals, null],
      openings: [0, 1, 2, 3].map((seat) => {
        const part = opened.find((candidate) => candidate.seat === seat);
        return part === undefined ? null : toHex(part.part);
      }),
    });
  }
  const seal = toHex(await sealSecret(nodeHash, gameId, secret));
  return { seals: { scheme: "bef1", gameId, seal, secret: toHex(secret), deals }, decks };
}

describe("verifying a game", () => {
  test("an honest one is verified, and what was withheld is told", async () => {
    const { seals, decks } = await honestGame();
    expect(await verifySeals(nodeHash, seals, decks)).toEqual({
      verified: 3,
      dealt: 3,
      faults: [],
      withheld: [{ hand: 2, seat: 2 }],
    });
  });

  test("a server that opens another secret is found", async () => {
    const { seals, decks } = await honestGame();
    const report = await verifySeals(nodeHash, { ...seals, secret: toHex(secret.toReversed()) }, decks);
    expect(report).toMatchObject({ verified: 0, faults: [{ type: "wrongSecret" }] });
  });

  test("a game whose secret was never opened is not verified", async () => {
    const { seals, decks } = await honestGame();
    const report = await verifySeals(nodeHash, { ...seals, secret: null }, decks);
    expect(report).toMatchObject({ verified: 0, faults: [{ type: "noSecret" }] });
  });

  test("two cards exchanged in one deck are found in that hand alone", async () => {
    const { seals, decks } = await honestGame();
    const [first, second = [], third] = decks;
    const [a, b, ...rest] = second;
    const dealt = [first, [b, a, ...rest], third] as CardId[][];
    const report = await verifySeals(nodeHash, seals, dealt);
    expect(report).toMatchObject({ verified: 2, faults: [{ type: "wrongDeck", hand: 2, expected: second }] });
  });

  test("a seat that opens something else, or a seal of another hand, is named", async () => {
    const { seals, decks } = await honestGame();
    const [first, second, third] = seals.deals;
    const swapped = { ...first, openings: [toHex(new Uint8Array(16)), ...(first?.openings.slice(1) ?? [])] };
    const opened = { ...seals, deals: [swapped, second, third] } as GameSeals;
    expect((await verifySeals(nodeHash, opened, decks)).faults).toEqual([
      { type: "wrongPart", hand: 1, seat: 0 },
    ]);
    const replayed = { ...third, seals: first?.seals };
    const report = await verifySeals(
      nodeHash,
      { ...seals, deals: [first, second, replayed] } as GameSeals,
      decks,
    );
    expect(report.faults).toEqual([0, 1, 2].map((seat) => ({ type: "wrongPart", hand: 3, seat })));
  });

  test("a hand without seals is not verified", async () => {
    const { seals, decks } = await honestGame();
    const report = await verifySeals(nodeHash, { ...seals, deals: seals.deals.slice(0, 2) }, decks);
    expect(report).toMatchObject({ verified: 2, faults: [{ type: "noSeals", hand: 3 }] });
  });
});
