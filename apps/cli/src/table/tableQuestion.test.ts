import { expect, test } from "vitest";
import { answerTo } from "./tableQuestion.ts";
import type { TableQuestion } from "./tableQuestion.ts";

const QUESTION: TableQuestion<string> = {
  say: "Which?",
  why: "",
  choices: [
    { key: "h", words: ["hearts"], label: "hearts", action: "call" },
    { key: "H", words: ["hearts alone"], label: "hearts alone", action: "alone" },
    { key: "2", words: ["JH", "jack of hearts"], label: "2", action: "jack" },
  ],
  refusals: new Map([["3", "You must follow hearts."]]),
};

test.each([
  ["the key", "h", "call"],
  ["a capitalised that is a key of its own", "H", "alone"],
  ["a word in any case", "HEARTS", "call"],
  ["words with odd spaces", "  hearts   alone ", "alone"],
  ["a card by its name", "Jack of Hearts", "jack"],
  ["a card by its letters", "jh", "jack"],
])("understands %s", (_, typed, action) => {
  expect(answerTo(QUESTION, typed)).toEqual({ ok: true, action });
});

test.each([
  ["3", "You must follow hearts."],
  ["", "You can answer h (hearts), H (hearts alone), 2."],
  ["spades", "You can answer h (hearts), H (hearts alone), 2."],
])("refuses %j with a sentence", (typed, message) => {
  expect(answerTo(QUESTION, typed)).toEqual({ ok: false, message });
});
