import { LIMITS } from "@buck/protocol";
import { LANGUAGES, refusalText } from "@buck/words";
import { afterEach, expect, test } from "vitest";
import { homeTexts } from "./en/home.ts";
import { yourGamesTexts } from "./en/yourGames.ts";
import { browserLanguage, english, loadLanguage } from "./language.ts";
import { languageStore, speak } from "./useLanguage.ts";

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

test("another language has other texts, and English its own", async () => {
  const german = homeTexts(await loadLanguage("de"));
  expect([german.join, german.codeWrong({ example: "X" })]).toEqual([
    "Mitspielen",
    "Ein Code hat acht Buchstaben und Ziffern, zum Beispiel X.",
  ]);
  expect(homeTexts(english).join).toBe("Join");
});

test("another language comes to the screen, and English comes back", async () => {
  await speak("de");
  expect([document.documentElement.lang, languageStore.getState().code]).toEqual(["de", "de"]);
  await speak("en");
  expect([document.documentElement.lang, languageStore.getState()]).toEqual(["en", english]);
});

test.each(LANGUAGES)("%s tells how many letters there may be", async (code) => {
  const language = await loadLanguage(code);
  expect(refusalText(language, { code: "INVALID_NAME" })).toContain(` ${LIMITS.nameGraphemes} `);
  expect(refusalText(language, { code: "INVALID_TEXT" })).toContain(` ${LIMITS.chatGraphemes} `);
  expect(refusalText(language, { code: "INVALID_TITLE" })).toContain(` ${LIMITS.titleGraphemes} `);
});

test.each(LANGUAGES)("%s has a word for each place among six players", async (code) => {
  const { numbers } = yourGamesTexts(await loadLanguage(code));
  const places = [1, 2, 3, 4, 5, 6].map((place) => numbers.place({ place }));
  expect(new Set(places).size).toBe(6);
  expect(places.filter((text) => /\d/.test(text))).toEqual([]);
});
