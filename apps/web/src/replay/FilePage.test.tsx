// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { encodeRecord } from "@buck/records";
import { expect, test } from "vitest";
import { setUpDom } from "../../test/dom.ts";
import { playedGame } from "../fixtures/playedGame.ts";
import { FilePage } from "./FilePage.tsx";
import { momentPicture } from "./momentPicture.ts";
import { momentOf } from "../games/index.ts";
import { gameFrameAt, handEventsAt, handsAt } from "./replayTable.ts";
import { stepsOf } from "@buck/records";

setUpDom();

const history = playedGame("euchre", { hands: 1 });
const text = history.record === null ? "" : encodeRecord(history.record);

function drop(content: string): void {
  render(<FilePage />);
  const file = new File([content], "game.json");
  fireEvent(window, Object.assign(new Event("drop"), { dataTransfer: { files: [file] } }));
}

test("a record that is dropped on the page is shown", async () => {
  drop(text);
  expect(await screen.findByLabelText("Go through the game")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Share and keep"));
  expect(screen.getByText("Record")).toBeTruthy();
});

test("the first broken rule is named", async () => {
  drop(text.replace(/"PASS_TRUMP","playerPosition":(\d)|"pickUp":true/, '"PASS_TRUMP","playerPosition":9'));
  expect((await screen.findByText(/^Action \d+: /)).getAttribute("role")).toBe("alert");
});

test("something that is no game is said to be none", async () => {
  drop("{}");
  expect(await screen.findByText("This is not the record of a game.")).toBeTruthy();
});

test("a picture of a moment has every open card, and names cannot break it", () => {
  const [deal] = stepsOf(history);
  if (deal === undefined) throw new Error("no deal");
  const moment = momentOf(gameFrameAt(history, deal), handEventsAt(history, deal));
  const seats = moment.seats.map((seat) => ({ ...seat, name: "<script>&" }));
  const svg = momentPicture({ moment: { ...moment, seats }, hands: handsAt(history, deal), caption: "" });
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelectorAll("g")).toHaveLength(21);
  expect(drawn.querySelector("script")).toBeNull();
});
