import type { News } from "@buck/protocol";
import { expect, test } from "vitest";
import { newsLines } from "./news.ts";
import { namePeople } from "./people.ts";
import { english } from "./language.ts";

const NOTHING = { passes: 0, calls: 0, cards: 0, secrets: 0 };
const PEOPLE = namePeople(english, { viewer: 0, players: [] });

function told(news: News): string | undefined {
  const [line] = newsLines(english, [news], PEOPLE, "Dana");
  return line?.text;
}

test.each<[News, string | undefined]>([
  [{ type: "covered", position: 1, name: "Bo", reason: "away" }, "Bo is away, so a bot plays for them."],
  [{ type: "covered", position: 1, name: "Bo", reason: "left" }, "Bo left, and a bot plays on."],
  [{ type: "covered", position: 0, name: "Dana", reason: "away" }, "You were away, so a bot plays for you."],
  [{ type: "returned", position: 0, name: "Dana", botDeeds: NOTHING }, "You are back."],
  [
    { type: "returned", position: 0, name: "Dana", botDeeds: { ...NOTHING, passes: 1, cards: 2 } },
    "You are back. While you were away, the bot passed and played two cards for you.",
  ],
  [
    { type: "returned", position: 0, name: "Dana", botDeeds: { passes: 2, calls: 1, cards: 1, secrets: 1 } },
    "You are back. While you were away, the bot passed 2 times, called, decided and played one card for you.",
  ],
  [{ type: "returned", position: 2, name: "Ann", botDeeds: { ...NOTHING, cards: 1 } }, "Ann is back."],
  [{ type: "tookOver", position: 3, name: "Eve", from: "Cy" }, "Eve takes Cy’s seat."],
  [{ type: "tookOver", position: 3, name: "محمد 7", from: "Cy" }, "\u2068محمد 7\u2069 takes Cy’s seat."],
  [{ type: "hostChanged", name: "Bo" }, "Bo is the host now."],
  [{ type: "hostChanged", name: "Dana" }, "You are the host now."],
  [{ type: "paused", name: "Dana" }, "You pause the game."],
  [{ type: "resumed", name: "Ann" }, "Ann resumes the game."],
  [{ type: "sat", position: 0, name: "Dana" }, "Dana sits down."],
  [{ type: "timedOut", position: 0, name: "Dana" }, "Your time ran out, so a bot decided for you."],
  [{ type: "timedOut", position: 2, name: "Ann" }, "Ann ran out of time, so a bot decided."],
  [{ type: "askedForHint", position: 0, name: "Dana" }, "You asked for a hint."],
  [{ type: "askedForHint", position: 2, name: "Ann" }, "Ann asked for a hint."],
  [{ type: "locked" }, "The host has locked the table."],
  [{ type: "emote", position: 1, emote: "🎉" }, undefined],
  [{ type: "settingsChanged" }, undefined],
])("%j is told as %j", (news, sentence) => {
  expect(told(news)).toBe(sentence);
});
