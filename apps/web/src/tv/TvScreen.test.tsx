import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderTable } from "../../test/renderTable.tsx";
import { still } from "../fixtures/buck.ts";
import { TvScreen } from "./TvScreen.tsx";

const standings = () => screen.queryByRole("dialog", { name: "Dana wins the game" });

test("a television shows four seats, the trick and the way to the table, and asks for nothing", () => {
  renderTable(still("watch").state, <TvScreen />);
  expect(document.querySelectorAll(".seat, .me")).toHaveLength(4);
  expect(screen.getByRole("region", { name: "The trick" }).textContent).toContain("Ann");
  expect(screen.getByRole("region", { name: "Join with your phone" }).textContent).toContain("KXPM-27AC");
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
});

test("where the table has agreed, the hand before lies open beside the table, and the code stays", () => {
  renderTable(still("watch-late").state, <TvScreen />);
  const before = screen.getByRole("region", { name: "The hand before" });
  expect(before.textContent).toContain("Ann made it");
  expect(before.querySelectorAll(".card-row li")).toHaveLength(20);
  expect(screen.getByText("KXPM-27AC")).toBeTruthy();
});

test("the standings stay beside the code until the next game begins, and nobody has to close them", () => {
  const { show } = renderTable(still("watched-over").state, <TvScreen />);
  expect(standings()).not.toBeNull();
  expect(screen.getByText("KXPM-27AC")).toBeTruthy();
  show(still("watch").state);
  expect(standings()).toBeNull();
});

test("before the first deal it shows who is here", () => {
  const { state } = still("watch");
  const table = state.frame && ({ ...state.frame.table, stage: "lobby" } as const);
  renderTable(
    { ...state, frame: state.frame && table && { ...state.frame, game: null, table } },
    <TvScreen />,
  );
  expect(screen.getByRole("heading", { name: "Friday cards" })).toBeTruthy();
  expect([...document.querySelectorAll(".tv-seats b")].map(({ textContent }) => textContent)).toEqual([
    "Dana",
    "Bo",
    "Ann",
    "Cy",
  ]);
});
