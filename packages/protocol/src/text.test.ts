import { describe, expect, test } from "vitest";
import { LIMITS } from "./limits.ts";
import { cleanText } from "./text.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const ENGLAND = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
const MAX = LIMITS.nameGraphemes;
const LETTER = /\p{L}|\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;

describe("what is kept as it is", () => {
  test.each([
    ["a name", "Ada"],
    ["markup, as the text it is", '<b onclick="x()">Ada</b> & co'],
    ["quotes and braces", '"Ada" {{name}} ${name} \'; --'],
    ["a family, which is one grapheme", FAMILY],
    ["the flag of a region", ENGLAND],
    ["a keycap", "1️⃣"],
    ["a heart in color", "❤️"],
    ["a rainbow flag", "🏳️‍🌈"],
    ["a family with skin tones", "👨🏻‍👩🏼‍👧🏽‍👦🏾"],
    ["a kiss", "👩🏻‍❤️‍💋‍👨🏿"],
    ["somebody who shrugs", "🤷‍♂️"],
    ["flags beside each other", "🇳🇱🇧🇪"],
    ["joiners where a script needs them", "नमस्‍ते"],
    ["Arabic, whose direction is its own", "مريم"],
    ["Vietnamese, with two marks on a letter", "Nguyễn Thuỷ"],
  ])("%s", (_, text) => {
    expect(cleanText(text, MAX + 20)).toBe(text);
  });
});

describe("what is cleaned", () => {
  test.each([
    ["spaces around and between", "  Ada   Lovelace ", "Ada Lovelace"],
    ["line breaks and tabs", "Ada\r\n\tLovelace", "Ada Lovelace"],
    ["spaces of other widths", "Ada\u00A0\u2003\u3000Lovelace", "Ada Lovelace"],
    ["control characters", "A\u0000d\u001Ba\u007F\u0085!", "Ada!"],
    ["a direction override", "Ada\u202Egnp.exe", "Adagnp.exe"],
    ["direction marks and isolates", "\u200EA\u2066d\u2069a\u061C", "Ada"],
    ["zero-width spaces and a byte order mark", "\uFEFFA\u200Bd\u2060a", "Ada"],
    ["a soft hyphen", "A\u00ADda", "Ada"],
    ["joiners between Latin letters", "A\u200Dd\u200Ca", "Ada"],
    ["a variation selector on a letter", "A\uFE0Eda", "Ada"],
    ["tags that are no flag", "Ada\u{E0041}\u{E0042}", "Ada"],
    ["tags after an emoji", "😀\u{E0041}", "😀"],
    ["fillers that look like nothing", "A\u3164d\u115Fa\uFFA0\u2800", "Ada"],
    ["half a surrogate pair", "A\uD83Dda", "Ada"],
    ["letters of a private use", "A\uE000da", "Ada"],
    ["composition", "Ame\u0301lie", "Am\u00E9lie"],
    ["composition after something invisible", "e\u200B\u0301", "\u00E9"],
    ["zalgo, down to three marks", `A${"\u0316\u0317\u0318\u0319".repeat(10)}da`, "A\u0316\u0317\u0318da"],
    [
      "zalgo with joiners between the marks",
      `क${"\u200D\u0316".repeat(40)}`,
      "क\u200D\u0316\u200D\u0316\u200D\u0316\u200D",
    ],
    ["a stray mark before a name", "\u0301 Mary Ann", "Mary Ann"],
    ["a stray mark between spaces", "Mary \u0301 Ann", "Mary Ann"],
    ["marks on spaces", "\u200D \u0301Mary \u0302Ann \u0301", "Mary Ann"],
    ["tags after a space", "Mary Ann \u{E0041}", "Mary Ann"],
    ["joiners and selectors around spaces", "\uFE0F \u200DMary \u200C \uFE0F Ann \u200D", "Mary Ann"],
    ["Hangul typed in parts", "\u1112\u1161\u11AB", "한"],
  ])("%s", (_, text, expected) => {
    expect(cleanText(text, MAX)).toBe(expected);
    expect(cleanText(expected, MAX)).toBe(expected);
  });

  test("a letter has few characters, whatever they are", () => {
    const extras = [
      "\u200D",
      "\u200C",
      "\uFE0F",
      "\u0301",
      "\u{E0067}",
      "🏽",
      "\u200D👩",
      "\u1160",
      "\u20E3",
    ];
    for (const first of ["a", "1", "क", "👩", "🏴", "🇳", "\u1100"]) {
      for (const one of extras) {
        for (const other of extras) {
          const cleaned = cleanText(first + (one + other).repeat(20), MAX * 2) ?? "";
          const characters = Array.from(cleaned);
          const letters = Math.max(1, characters.filter((char) => LETTER.test(char)).length);
          expect(characters.length).toBeLessThanOrEqual(13 * letters);
        }
      }
    }
  });
});

describe("what is refused", () => {
  test.each([
    ["nothing", ""],
    ["spaces", " \t\n\u3000 "],
    ["a zero-width space", "\u200B"],
    ["joiners", "\u200D\u200C"],
    ["a filler", "\u3164"],
    ["an empty Braille pattern", "\u2800"],
    ["a mark without a letter", "\u0301\uFE0F"],
    ["tags alone", "\u{E0041}"],
    ["direction marks", "\u202E\u2067"],
    ["what composition makes too long", "\u{1D160}".repeat(MAX * 5)],
  ])("%s", (_, text) => {
    expect(cleanText(text, MAX)).toBeNull();
  });
});

describe("length is counted in graphemes, after cleaning", () => {
  test.each([
    ["letters", "a"],
    ["families", FAMILY],
    ["flags", "🇳🇱"],
    ["letters with marks", "x\u0323\u0302"],
    ["astral letters", "𝒜"],
    ["archaic Hangul, part by part", "\u1100"],
    ["the same half of a flag twice", "🇳🇳"],
    ["conjuncts, consonant by consonant", "क\u094D"],
  ])("%s", (_, grapheme) => {
    expect(cleanText(grapheme.repeat(MAX), MAX)).toBe(grapheme.repeat(MAX));
    expect(cleanText(grapheme.repeat(MAX + 1), MAX)).toBeNull();
  });

  test("what is cleaned away does not count", () => {
    expect(cleanText(`  ${"a\u200B".repeat(MAX)}  `, MAX)).toBe("a".repeat(MAX));
  });

  test("the bounds on raw text leave room for as many families", () => {
    expect(FAMILY.length * LIMITS.nameGraphemes).toBeLessThanOrEqual(LIMITS.rawName);
    expect(FAMILY.length * LIMITS.chatGraphemes).toBeLessThanOrEqual(LIMITS.rawChat);
  });
});
