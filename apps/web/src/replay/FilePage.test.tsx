import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { encodeGames, encodeRecord } from "@buck/records";
import { afterEach, expect, test } from "vitest";
import { playedGame } from "../dev/playedGame.ts";
import { speak } from "../texts/useLanguage.ts";
import { FilePage } from "./FilePage.tsx";
import { momentPicture } from "./momentPicture.ts";
import { momentOf } from "../games/index.ts";
import { gameFrameAt, handsAt } from "./replayTable.ts";
import { stepsOf } from "@buck/records";
import { english } from "../texts/language.ts";

afterEach(() => speak("en"));

const history = playedGame("euchre", { hands: 1 });
const text = history.record === null ? "" : encodeRecord(history.record);

function drop(content: string | File): void {
  render(<FilePage />);
  const file = content instanceof File ? content : new File([content], "game.json");
  fireEvent(window, Object.assign(new Event("drop"), { dataTransfer: { files: [file] } }));
}

test("a record that is dropped on the page is shown", async () => {
  drop(text);
  expect(await screen.findByLabelText("Step through the game")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Share and save"));
  expect(screen.getByText("Record")).toBeTruthy();
});

/** The same seat plays twice. */
const broken = text.replace(/("PLAY_CARD","playerPosition":)(\d)/g, "$10");
const score = { players: ["Ann"], initialScore: [0, 0], ruleset: { joker: true } };
const egn = JSON.stringify({ fileType: "Euchre Game Notation", version: "1.4", metadata: score, deals: [] });

test.each([
  {
    language: "en",
    rule: /^Hand 1, trick 1, Dana: “It is not your turn.”$/,
    foreign: /^metadata.ruleset asks .* here: joker \(true\)\.$/,
  },
  {
    language: "de",
    rule: /^Runde 1, Stich 1, Dana: „Du bist nicht .+“$/,
    foreign: /^metadata.ruleset verlangt Regeln/,
  },
  {
    language: "fr",
    rule: /^Donne 1, pli 1, Dana : « .+ »$/,
    foreign: /^metadata.ruleset demande des règles/,
  },
  { language: "es", rule: /^Mano 1, baza 1, Dana: «.+»$/, foreign: /^metadata.ruleset pide reglas/ },
] as const)("the first broken rule is named in $language", async ({ language, rule, foreign }) => {
  await speak(language);
  drop(broken);
  expect((await screen.findByText(rule)).getAttribute("role")).toBe("alert");
  cleanup();
  drop(egn);
  expect(await screen.findByText(foreign)).toBeTruthy();
});

test("something that is no game is said to be none", async () => {
  drop("{}");
  expect(await screen.findByText("This is not the record of a game.")).toBeTruthy();
});

/** As a browser gives it away. */
class Folder extends File {
  override text(): Promise<string> {
    return Promise.reject(new DOMException("", "NotFoundError"));
  }
  override slice(): Blob {
    return this;
  }
}

test.each([
  { what: "far too much", file: "[".repeat(600_000), says: "This file is too large to be a game." },
  { what: "a folder", file: new Folder([], "games"), says: "This file cannot be read. Is it a folder?" },
  {
    what: "all kept games",
    file: encodeGames([]),
    says: "This file has many games. Add it to your games and open them there.",
  },
  { what: "a bottomless list", file: "[".repeat(400_000), says: "This is not JSON." },
])("$what is refused, with a way on", async ({ file, says }) => {
  drop(file);
  expect((await screen.findByText(says)).getAttribute("role")).toBe("alert");
});

test("a picture of a moment has every open card, and names cannot break it", () => {
  const [deal] = stepsOf(history);
  if (deal === undefined) throw new Error("no deal");
  const moment = momentOf(english, gameFrameAt(history, deal));
  const seats = moment.seats.map((seat) => ({ ...seat, name: "<script>&" }));
  const svg = momentPicture(english, {
    moment: { ...moment, seats },
    hands: handsAt(history, deal),
    caption: "",
  });
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelectorAll("g")).toHaveLength(21);
  expect(drawn.querySelector("script")).toBeNull();
});
