import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { rememberLastGame } from "../device/practiceGames.ts";
import { PracticePage } from "./PracticePage.tsx";
import { saveSetup, usePracticeSetups, usualSetup } from "./practiceSetup.ts";

beforeEach(() => {
  rememberLastGame("buck");
  saveSetup(usualSetup("buck"));
  saveSetup(usualSetup("euchre"));
});

const bots = () => within(screen.getByRole("group", { name: "Bots" }));
const pick = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const choose = (seat: string, level: string) =>
  fireEvent.change(bots().getByRole("combobox", { name: seat }), { target: { value: level } });
const deal = () => fireEvent.click(screen.getByRole("button", { name: "Deal the cards" }));

test("one choice is for all bots, and nothing is asked about seats", () => {
  render(<PracticePage />);
  expect(bots().queryByRole("combobox")).toBeNull();
  pick("Hard");
  deal();
  expect(usePracticeSetups.getState().buck.levels).toEqual(["hard", "hard", "hard"]);
});

test("each bot can have its own level, from the one they had together", () => {
  const { unmount } = render(<PracticePage />);
  pick("Hard");
  pick("A level for each");
  choose("On your left", "easy");
  choose("Across from you", "expert");
  deal();
  expect(usePracticeSetups.getState().buck.levels).toEqual(["easy", "expert", "hard"]);
  unmount();
  render(<PracticePage />);
  expect(bots().getByRole("combobox", { name: "On your right" })).toHaveProperty("value", "hard");
  pick("Medium");
  deal();
  expect(usePracticeSetups.getState().buck.levels).toEqual(["medium", "medium", "medium"]);
});

test("each chair that is added brings a bot of the level the others have", () => {
  render(<PracticePage />);
  const players = within(screen.getByRole("group", { name: "Players" }));
  expect(players.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
    "3",
    "4",
    "5",
    "6",
  ]);
  pick("Hard");
  pick("5");
  pick("A level for each");
  expect(
    bots()
      .getAllByRole("combobox")
      .map((level) => level.getAttribute("aria-label")),
  ).toEqual(["On your left", "Seat 3", "Seat 4", "On your right"]);
  choose("Seat 4", "expert");
  deal();
  const { levels, settings } = usePracticeSetups.getState().buck;
  expect(levels).toEqual(["hard", "hard", "expert", "hard"]);
  expect(settings.rules.options).toMatchObject({ players: 5 });
});

test("the page opens on the game, the rules and the bots of the last time", () => {
  const { settings } = usualSetup("euchre");
  saveSetup({ levels: ["easy", "expert", "hard"], settings: { ...settings, pace: "relaxed" } });
  rememberLastGame("euchre");
  render(<PracticePage />);
  for (const name of ["Classic Euchre", "A level for each", "Relaxed"]) {
    expect(screen.getByRole("radio", { name })).toHaveProperty("checked", true);
  }
  expect(bots().getByRole("combobox", { name: "On your left" })).toHaveProperty("value", "easy");
});

test("with partners the bot across is called yours, and each game keeps its bots", () => {
  saveSetup({ ...usualSetup("buck"), levels: ["easy", "easy", "hard"] });
  render(<PracticePage />);
  pick("Classic Euchre");
  expect(bots().queryByRole("combobox")).toBeNull();
  pick("A level for each");
  choose("Your partner, across", "expert");
  deal();
  const { buck, euchre } = usePracticeSetups.getState();
  expect(euchre.levels).toEqual(["medium", "expert", "medium"]);
  expect(buck.levels).toEqual(["easy", "easy", "hard"]);
});
