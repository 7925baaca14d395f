import { describe, expect, test } from "vitest";
import { CODE, COMMAND_MESSAGES, TOKEN } from "../test/samples.ts";
import { readWork, textWork } from "../test/work.ts";
import { parseCode } from "./links.ts";
import { commandMessage } from "./commands.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { LIMITS } from "./limits.ts";
import { createTableMessage, handshake } from "./messages.ts";
import { cleanText } from "./text.ts";

/** Texts that are dear to look at: they grow when composed, or are one endless letter. */
const DEAR = {
  letters: "a",
  Han: "漢",
  notes: "\u{1D160}",
  marks: "\u0316",
  jamo: "\u1100",
  tags: "\u{1F3F4}\u{E0067}",
  joiners: "क\u200D",
  families: "👨‍👩‍👧‍👦",
  halves: "\uD800",
  spaces: " \u3000",
};

const upTo = (text: string, units: number) => text.repeat(units / text.length);

describe.each(Object.entries(DEAR))("a text of %s", (_, text) => {
  test("that is too long is refused unseen", () => {
    expect(textWork(() => cleanText(upTo(text, LIMITS.frameBytes), LIMITS.chatGraphemes))).toBe(0);
    expect(textWork(() => parseCode(upTo(text, LIMITS.frameBytes)))).toBe(0);
  });

  test("costs little even where it may be that long", () => {
    for (const max of [LIMITS.nameGraphemes, LIMITS.chatGraphemes]) {
      const units = max * 11;
      // Four passes over it before it is composed and four after, when it may be no longer than before.
      expect(textWork(() => cleanText(upTo(text, units), max))).toBeLessThanOrEqual(8 * units);
    }
  });

  test("comes out no longer than it may be", () => {
    const cleaned = cleanText(upTo(text, LIMITS.rawChat), LIMITS.chatGraphemes);
    expect(cleaned?.length ?? 0).toBeLessThanOrEqual(LIMITS.rawChat);
  });
});

test("letters are counted until there is one too many", () => {
  const text = "a".repeat(LIMITS.rawChat);
  const walked = textWork(() => cleanText(text, LIMITS.chatGraphemes)) - 4 * text.length;
  expect(walked).toBe(LIMITS.chatGraphemes + 1);
});

const MESSAGES = [
  ["handshake", handshake, { protocol: 2, table: CODE, token: TOKEN }],
  ["createTable", createTableMessage, { settings: DEFAULT_SETTINGS, name: "Ada", token: TOKEN }],
  ...COMMAND_MESSAGES.map((message) => [message.command.type, commandMessage, message] as const),
] as const;

const BIG = {
  list: Array.from({ length: LIMITS.frameBytes / 2 }, () => 0),
  object: Object.fromEntries(Array.from({ length: LIMITS.frameBytes / 8 }, (_, key) => [`k${key}`, 0])),
  nest: JSON.parse("[".repeat(2_000) + "]".repeat(2_000)),
  text: "漢".repeat(LIMITS.frameBytes / 3),
};

/** The message with one of its values, at any depth, put in place of another. */
function spoilt(message: unknown, spoil: unknown): readonly unknown[] {
  if (typeof message !== "object" || message === null) return [spoil];
  return Object.entries(message).flatMap(([key, value]) =>
    spoilt(value, spoil).map((inner) => Object.assign({}, message, { [key]: inner })),
  );
}

describe.each(MESSAGES)("the schema of %s", (_, schema, message) => {
  test.each(Object.entries(BIG))("reads a huge %s at most twice, wherever it stands", (_name, spoil) => {
    const size = typeof spoil === "object" ? Object.keys(spoil).length : 0;
    const extra = typeof spoil === "object" ? [{ ...message, ...spoil }, spoil] : [spoil];
    for (const bad of [...spoilt(message, spoil), ...extra]) {
      let isGood = true;
      const parse = (value: unknown) => {
        isGood = schema.safeParse(value).success;
      };
      expect(readWork(bad, parse)).toBeLessThanOrEqual(2 * size + 400);
      expect(isGood).toBe(false);
      expect(textWork(() => schema.safeParse(bad))).toBeLessThanOrEqual(2 * LIMITS.frameBytes);
    }
  });
});
