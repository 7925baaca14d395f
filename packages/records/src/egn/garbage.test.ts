import * as fc from "fast-check";
import { expect, test } from "vitest";
import { egnDeal, egnFile, randomRecord } from "../../test/egn.ts";
import { exportEgn, importEgn, replayEgn } from "../index.ts";
import type { EgnFault } from "../index.ts";

/** Says what is wrong with the answer to a text that may be anything. */
function complaint(text: string): string | null {
  const read = importEgn(text);
  if (!read.ok) return faultComplaint(read);
  const played = replayEgn(read.game);
  return played.ok ? null : faultComplaint(played);
}

function faultComplaint({ code, deal, trick }: EgnFault): string | null {
  if (!/^[A-Z_]+$/.test(code)) return `the code is ${code}`;
  if (code === "ILLEGAL_PLAY" && trick === null) return "a play in no trick";
  return trick !== null && deal === null ? "a trick of no deal" : null;
}

test("any text gets an answer", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(complaint(text)).toBeNull();
    }),
  );
});

test("any JSON gets an answer", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(complaint(text)).toBeNull();
    }),
  );
});

const FILES = [1, 2, 3].map((seed) => {
  const written = exportEgn(randomRecord({ seed, options: { targetScore: 4 } }));
  return written.ok ? written.text : "";
});

const CARD = fc
  .tuple(fc.constantFrom("9", "T", "J", "Q", "K", "A"), fc.constantFrom("s", "h", "d", "c"))
  .map((pair) => pair.join(""));
const TOKEN = fc.oneof(
  CARD,
  fc.constantFrom(
    "Pass",
    "Order",
    "s",
    "n",
    "x",
    "R",
    "L",
    "B",
    "Xx",
    "TRICK_PLAY",
    "__proto__",
    "constructor",
  ),
  fc.constantFrom(-1, 0, 1, 5, 1e6, 1e300, null, true, false),
  fc.constantFrom([], {}, [[]], ["9s"]),
  fc.jsonValue(),
);

type Json = Record<string, unknown> | unknown[];

/** Follows the numbers down into the file and puts something else where they end. */
function spoil(json: Json, way: readonly number[], token: unknown): void {
  const keys = Object.keys(json);
  const key = keys[(way[0] ?? 0) % Math.max(keys.length, 1)];
  if (key === undefined) return;
  const inside = (json as Record<string, unknown>)[key];
  if (way.length > 1 && typeof inside === "object" && inside !== null)
    spoil(inside as Json, way.slice(1), token);
  else (json as Record<string, unknown>)[key] = token;
}

test("a file that was tampered with anywhere gets an answer", () => {
  const change = fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }), TOKEN);
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (file, changes) => {
        const json: Json = JSON.parse(file);
        for (const [way, token] of changes) spoil(json, way, structuredClone(token));
        expect(complaint(JSON.stringify(json))).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
});

test("cards in any order get an answer, told by deal and trick where a play is illegal", () => {
  const tricks = fc.array(fc.array(CARD, { maxLength: 5 }), { maxLength: 6 });
  const bids = fc.record({
    calls: fc.constantFrom("O", "P O", "P P O", "P P P O", "P P P P s", "P P P P P P P d"),
    alone: fc.boolean(),
    up: CARD,
    dealer: fc.nat(3),
  });
  const secrets = fc.record(
    {
      discard: CARD,
      hands: fc.array(
        fc.uniqueArray(CARD, { maxLength: 6 }).map((cards) => cards.join(" ")),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(tricks, bids, secrets, (cards, bid, secret) => {
      const text = cards.map((trick) => trick.join(" ")).join(" / ");
      expect(complaint(egnFile({ deals: [egnDeal({ ...bid, ...secret, tricks: text })] }))).toBeNull();
    }),
    { numRuns: 500 },
  );
});
