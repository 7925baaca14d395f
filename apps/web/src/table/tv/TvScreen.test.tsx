import type { ClientState } from "@buck/client";
import type { Position } from "@buck/engine";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
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
  const before = screen.getByRole("region", { name: "The previous hand" });
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

/** Before the first deal, with these seats empty. */
function inLobby(...empty: readonly Position[]): ClientState {
  const { state } = still("watch");
  if (state.frame === null) return state;
  const { frame } = state;
  const seats = frame.table.seats.map((seat) =>
    empty.includes(seat.position) ? ({ kind: "empty", position: seat.position } as const) : seat,
  );
  return { ...state, frame: { ...frame, game: null, table: { ...frame.table, stage: "lobby", seats } } };
}

test("before the first deal it waits for whoever is missing, and says when nobody is", () => {
  const { show } = renderTable(inLobby(2), <TvScreen />);
  expect(screen.getByRole("status").textContent).toBe("Waiting for everybody");
  show(inLobby());
  expect(screen.getByRole("status").textContent).toBe("Everybody is seated");
});

test("before the first deal a bot's seat shows its level", () => {
  const { frame } = inLobby();
  const seats = frame?.table.seats.map((seat) =>
    seat.position === 2 ? ({ ...seat, kind: "bot", name: "Rosie", level: "hard" } as const) : seat,
  );
  const table = frame && seats && { ...frame.table, seats };
  renderTable({ ...inLobby(), frame: frame && table ? { ...frame, table } : frame }, <TvScreen />);
  const shown = [...document.querySelectorAll(".tv-seats li")].map(({ textContent }) => textContent);
  expect(shown[2]).toBe("Rosiebot, hard");
});

test.each([
  ["reconnecting", "The table cannot be reached"],
  ["restarting", "The server is restarting"],
] as const)("while the server is %s and nothing has come yet, it says so", (connection, title) => {
  renderTable({ ...still("watch").state, frame: null, connection }, <TvScreen />);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
});

test("before the first deal it shows who is here", () => {
  renderTable(inLobby(), <TvScreen />);
  expect(screen.getByRole("heading", { name: "Friday cards" })).toBeTruthy();
  expect([...document.querySelectorAll(".tv-seats b")].map(({ textContent }) => textContent)).toEqual([
    "Dana",
    "Bo",
    "Ann",
    "Cy",
  ]);
});
