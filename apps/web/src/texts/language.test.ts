import { afterEach, expect, expectTypeOf, test } from "vitest";
import { homeTexts } from "./home.ts";
import { browserLanguage, useLanguage } from "./language.ts";
import type { Messages } from "./messages.ts";
import { speak } from "./speak.ts";

afterEach(() => speak("en"));

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR", "es-MX", "en"], "es"],
  [["FR"], "fr"],
  [["ja"], "en"],
  [[], "en"],
] as const)("a browser that asks for %j gets %s", (wanted, language) => {
  expect(browserLanguage(wanted)).toBe(language);
});

test("another language changes the words of every catalogue, and English comes back", async () => {
  await speak("de");
  expect([homeTexts.join, homeTexts.codeWrong({ example: "X" })]).toEqual([
    "Mitspielen",
    "Ein Code hat acht Buchstaben und Ziffern, zum Beispiel X.",
  ]);
  expect([document.documentElement.lang, useLanguage.getState().language]).toEqual(["de", "de"]);
  await speak("en");
  expect(homeTexts.join).toBe("Join");
});

test("the type of a message knows its parameters", () => {
  type Texts = Messages<{
    plain: "Pass";
    count: "{seats, plural, =1 {fold} other {# of {all}}} by {name}";
    person: "{isYou, select, true {You pass {n, plural, one {it} other {#}}} other {{name} passes}}.";
  }>;
  expectTypeOf<Texts["plain"]>().toEqualTypeOf<string>();
  expectTypeOf<Parameters<Texts["count"]>[0]>().toEqualTypeOf<{
    readonly seats: number;
    readonly all: string | number;
    readonly name: string | number;
  }>();
  expectTypeOf<Parameters<Texts["person"]>[0]>().toEqualTypeOf<{
    readonly isYou: string | number | boolean;
    readonly n: number;
    readonly name: string | number;
  }>();
});
