import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { GAME_NAMES } from "@buck/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { widenScreen } from "../../test/wideScreen.ts";
import { gameArchive } from "./gameArchive.ts";
import { finishedGame, playedGame } from "../dev/playedGame.ts";
import { useStatistics } from "../device/statistics.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";

beforeEach(() => {
  widenScreen();
  vi.useFakeTimers();
  history.replaceState(null, "", "/game/x");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const where = () => within(screen.getByLabelText("Step through the game")).getByText(/^Hand/).textContent;
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("whoever played sits at the lower side of the table", () => {
  render(<ReplayScreen history={playedGame("buck", { hands: 1 })} ownSeat={2} menu={null} />);
  const around = within(screen.getByLabelText("Players")).getAllByRole("listitem");
  const seats = around.flatMap((seat) => seat.getAttribute("data-seat") ?? []);
  expect(seats.toSorted()).toEqual(["0", "1", "3"]);
});

describe.each(GAME_NAMES)("a replay of %s", (name) => {
  beforeEach(() => void render(<ReplayScreen history={playedGame(name, { hands: 2 })} menu={null} />));

  test("shows every card of everybody at the deal, and nobody as the viewer", () => {
    expect(where()).toBe("Hand 1, step 0");
    const hands = screen.getAllByLabelText(/’s cards$/);
    expect(hands.map((hand) => within(hand).getAllByRole("listitem").length)).toEqual([5, 5, 5, 5]);
    expect(screen.queryByText("You")).toBeNull();
  });

  test("steps with buttons and keys, and keeps the step in the address", () => {
    press("Forward");
    expect(where()).toBe("Hand 1, step 1");
    key("ArrowRight");
    expect(where()).toBe("Hand 1, step 2");
    key("ArrowLeft");
    press("Back");
    expect(where()).toBe("Hand 1, step 0");
    key("PageDown");
    wait(1000);
    expect(where()).toBe("Hand 2, step 0");
    expect(location.hash).toBe("#2.0");
    key("End");
    key("Home");
    expect(where()).toBe("Hand 1, step 0");
  });

  test("stays at the end of a trick until the next step, whatever time passes", () => {
    key("ArrowRight", { shiftKey: true });
    const trick = screen.getByLabelText("The trick");
    const count = () => within(trick).queryAllByRole("listitem").length;
    const lies = count();
    expect(lies).toBeGreaterThan(1);
    wait(10_000);
    expect(count()).toBe(lies);
    key("ArrowRight");
    expect(count()).toBe(1);
  });

  test("plays by itself and stops when it is told to", () => {
    press("Play");
    wait(1300);
    expect(where()).toBe("Hand 1, step 1");
    press("Pause");
    wait(10_000);
    expect(where()).toBe("Hand 1, step 1");
  });

  test("jumps to the moment of a line of the log", () => {
    const line = document.querySelector(".replay-log section:nth-child(2) li:nth-child(2) button");
    if (line === null) throw new Error("no line");
    fireEvent.click(line);
    expect(where()).toBe("Hand 2, step 1");
    expect(line.getAttribute("aria-current")).toBe("step");
  });

  test("shows one player's cards alone when asked", () => {
    press("Whose cards, and how fast");
    fireEvent.click(screen.getByLabelText("Ann"));
    expect(screen.getAllByLabelText(/’s cards$/).map((hand) => hand.getAttribute("aria-label"))).toEqual([
      "Ann’s cards",
    ]);
  });

  test("counts nothing for whoever looks", () => {
    const before = useStatistics.getState();
    key("End");
    expect(useStatistics.getState()).toEqual(before);
    expect(document.querySelector("dialog")).toBeNull();
  });
});

test("a link with an address opens at its moment", () => {
  history.replaceState(null, "", "/game/x#2.3");
  render(<ReplayScreen history={playedGame("euchre", { hands: 2 })} menu={null} />);
  expect(where()).toBe("Hand 2, step 3");
});

test("a game with the deals of an earlier one offers to compare them", async () => {
  vi.useRealTimers();
  const earlier = "E".repeat(22);
  await gameArchive.keep(finishedGame("euchre", { gameId: earlier }));
  const { record, ...played } = playedGame("euchre");
  if (record === null) throw new Error("a played game has a record");
  const again = { ...record, sameDealsAs: { gameId: earlier, turn: 0 } } as const;
  render(<ReplayScreen history={{ ...played, record: again }} menu={null} />);
  fireEvent.click(screen.getByLabelText("The same cards, then and now"));
  const table = await screen.findByRole("table");
  const totals = [...table.querySelectorAll("tfoot td")].map((cell) => cell.textContent?.split(" "));
  expect(totals).toHaveLength(2);
  for (const [then, now] of totals.map((total) => total ?? [])) expect(now).toBe(then);
});
