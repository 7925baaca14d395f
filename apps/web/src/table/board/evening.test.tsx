import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
import { EveningButton } from "./EveningSheet.tsx";

const NOW = Date.now();
const NAMES = ["Ann", "Bo", "Cy", "Dana"];
const first = {
  gameId: "a",
  game: "buck",
  endedAt: NOW,
  sittings: [{ hand: 0, names: NAMES }],
  points: [
    [3, 0, 0, -5],
    [2, 1, 0, 0],
  ],
} as const;
const second = {
  gameId: "b",
  game: "buck",
  endedAt: NOW,
  sittings: [{ hand: 0, names: NAMES.toReversed() }],
  points: [[5, 0, 0, 0]],
} as const;

const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the menu of a table opens its evening once a game is over", () => {
  const { show } = renderTable({ ...still("follow").state, evening: [] });
  press("Menu");
  expect(screen.queryByText("This evening")).toBeNull();
  show({ evening: [first, second] });
  press("This evening");
  expect(rows()).toEqual([
    ["Ann", "1 of 2", "+5"],
    ["Dana", "1 of 2", "0"],
    ["Bo", "0 of 2", "+1"],
    ["Cy", "0 of 2", "0"],
  ]);
  expect(screen.getByRole("img", { name: /Ann: 0, 3, 5, 5; Dana: 0, -5, -5, 0/ })).toBeTruthy();
});

test("the standings of a second game say who has won how many", () => {
  renderTable({ ...still("over").state, evening: [first, second] });
  expect(rows()).toHaveLength(4);
});

test("the lobby offers it, too", () => {
  renderTable({ ...still("follow").state, evening: [first] }, <EveningButton />);
  press("This evening");
  expect(screen.getByText("1 game at this table so far.")).toBeTruthy();
});
