import type { ClientState } from "@buck/client";
import type { Position } from "@buck/engine";
import { encodeRecord, recordOf } from "@buck/records";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { button, press, renderTable } from "../../../test/renderTable.tsx";
import { gameArchive } from "../../replay/gameArchive.ts";
import { finishedGame } from "../../dev/playedGame.ts";
import { still } from "../../dev/buck.ts";
import { GameScreen } from "../page/GameScreen.tsx";
import { VenueContext, LOCAL_VENUE } from "./venue.ts";
import { TableScreen } from "./TableScreen.tsx";

const EARLIER = "E".repeat(22);
const sheet = (name: string | RegExp) => screen.queryByRole("dialog", { name });

test("the menu opens other sheets, and each closes by its button or Escape", () => {
  renderTable(still("follow").state);
  press("Menu");
  expect(sheet("Table")).not.toBeNull();
  press("Help");
  expect(sheet("Table")).toBeNull();
  const help = sheet("Help");
  expect(help?.textContent).toContain("bid that many tricks");
  if (help !== null) fireEvent(help, new Event("cancel", { cancelable: true }));
  expect(sheet("Help")).toBeNull();
  press("Menu");
  press("Close");
  expect(sheet("Table")).toBeNull();
});

test("the focus comes back to the button that opened a sheet", () => {
  renderTable(still("follow").state);
  const menu = button("Menu");
  menu.focus();
  press("Menu");
  press("Close");
  expect(document.activeElement).toBe(menu);
});

test("whoever watches keeps watching, not playing", () => {
  renderTable(still("watch").state);
  press("Menu");
  expect(button("Keep watching")).toBeTruthy();
});

/** A game that has ended at a table with the deals of an earlier one. */
function renderDealsAgain(record: string | null): void {
  const { state } = still("over");
  const sameDeals = { gameId: EARLIER, players: ["Ann"], hands: 3 };
  const frame = state.frame === null ? null : { ...state.frame, table: { ...state.frame.table, sameDeals } };
  const venue = {
    ...LOCAL_VENUE,
    finishedGames: { keptBy: "device" as const, recordOf: async () => record },
  };
  renderTable(
    { ...state, frame },
    <VenueContext value={venue}>
      <TableScreen />
    </VenueContext>,
  );
}

test("the end of a game with the deals of an earlier one compares both", async () => {
  const { view, actions } = still("over");
  await gameArchive.keep(finishedGame("buck", { gameId: EARLIER }));
  const sameDealsAs = { gameId: EARLIER, turn: 0 } as const;
  renderDealsAgain(encodeRecord({ ...recordOf("buck", view.options, actions), sameDealsAs }));
  const table = await screen.findByRole("table", { name: "The same cards, then and now" });
  expect(table.querySelectorAll("thead th")).toHaveLength(5);
});

test("a game whose record cannot be had is compared with nothing, and nobody waits for it", async () => {
  renderDealsAgain(null);
  await screen.findByText("Loading the other game…");
  await waitFor(() => expect(screen.queryByText("Loading the other game…")).toBeNull());
});

test("L opens the last trick with its winner", () => {
  renderTable(still("free").state);
  fireEvent.keyDown(window, { key: "l" });
  expect(sheet("Last trick")?.textContent).toContain("Ann took trick 1 with the ace of hearts.");
});

test.each([
  ["over", "Beautifully played. This game is yours!", 1],
  ["beaten", "Well played. Everybody starts even next game.", 0],
  ["watched-over", "Thanks for watching.", 0],
])("the end of the game in %s is told with %j", (name, say, falling) => {
  renderTable(still(name).state);
  expect(document.querySelector(".feeling")?.textContent).toBe(say);
  expect(document.querySelectorAll(".falling-suits[aria-hidden=true]")).toHaveLength(falling);
});

test("a result leaves when the next hand begins", () => {
  const { show } = renderTable(still("result").state);
  expect(sheet("Ann made it")).not.toBeNull();
  show(still("bid").state);
  expect(sheet("Ann made it")).toBeNull();
});

test("TABLE-PACE-7 a hand that everybody passed has a sheet with all cards, which leaves with the next deal", () => {
  const { show, sent } = renderTable(still("passed").state);
  const passed = sheet("Everybody passed");
  const rows = [...(passed?.querySelectorAll(".card-row") ?? [])];
  expect(rows.map((row) => row.querySelectorAll("li").length)).toEqual([5, 5, 5, 5, 4]);
  expect(passed?.textContent).toContain("The blind");
  press("Next hand");
  expect(sent).toEqual([{ type: "ready" }]);
  show(still("passed").state);
  const next = still("bid");
  show({ ...next.state, frame: inRound(next, 2) });
  expect(sheet("Everybody passed")).toBeNull();
});

test("a result stays for somebody who looks back, and says that the next hand has begun", () => {
  const { show, sent } = renderTable(still("result").state);
  press("Look back");
  const next = still("bid");
  show({ ...next.state, frame: inRound(next, 2) });
  expect(sheet("Ann made it")?.textContent).toContain("The next hand has started.");
  press("Back to the table");
  expect(sheet("Ann made it")).toBeNull();
  expect(sent).toEqual([{ type: "ready" }]);
});

test("whoever looks back is led to the cards: the button that brought them is gone", () => {
  renderTable(still("result").state);
  press("Look back");
  expect(document.activeElement?.textContent).toBe("What everyone held");
});

test("a result cannot be closed by Escape", () => {
  renderTable(still("result").state);
  const result = sheet("Ann made it");
  if (result !== null) fireEvent(result, new Event("cancel", { cancelable: true }));
  expect(sheet("Ann made it")).not.toBeNull();
});

test("play again asks the table, and the standings stay until it has answered", () => {
  const { sent } = renderTable(still("over").state);
  press("Play again");
  expect(sent).toEqual([{ type: "rematch" }]);
  expect(sheet(/wins? the game$/)).not.toBeNull();
});

test("a game that is over leads to its own page", () => {
  const { state } = still("over");
  renderTable(state, <GameScreen />);
  const gameId = state.frame?.game?.view.gameId ?? "";
  expect(screen.getByRole("link", { name: "Watch the replay" }).getAttribute("href")).toBe(`/game/${gameId}`);
});

describe("after a game, for a player who is not the host", () => {
  test("another game is asked for once, and everybody sees who did", () => {
    const { show, sent } = renderTable(asGuest("over"));
    press("Ask for another game");
    show(asGuest("over", [0, 1, 2]));
    expect(screen.getByText("Bo and Ann want another game.")).toBeTruthy();
    press("The host starts it");
    expect(sent).toEqual([{ type: "ready" }]);
  });

  test("the standings stay when the next game begins, until they are closed", () => {
    const { show, sent } = renderTable(asGuest("over"));
    show(asGuest("bid"));
    expect(sheet(STANDINGS)?.textContent).toContain("The next game has started.");
    show(asGuest("bidding"));
    press("To the table");
    expect(sheet(STANDINGS)).toBeNull();
    expect(sent).toEqual([]);
  });

  test("the standings leave with the game they asked for", () => {
    const { show } = renderTable(asGuest("over", [0]));
    show(asGuest("bid"));
    expect(sheet(STANDINGS)).toBeNull();
  });

  test("the standings stay for somebody who asked and looks back", () => {
    const { show } = renderTable(asGuest("over", [0]));
    press("Look back");
    show(asGuest("bid"));
    expect(sheet(STANDINGS)).not.toBeNull();
  });

  test("the standings of an old game are not shown after a lobby", () => {
    const { show } = renderTable(asGuest("over"));
    const { frame } = asGuest("over");
    show({ frame: frame && { ...frame, game: null } });
    show(asGuest("bid"));
    expect(sheet(STANDINGS)).toBeNull();
  });
});

test("the standings leave for the host who starts the next game", () => {
  const { show } = renderTable(still("over").state);
  press("Play again");
  show(still("bid").state);
  expect(sheet(STANDINGS)).toBeNull();
});

const STANDINGS = /wins? the game$/;

function asGuest(name: string, ready: readonly Position[] = []): ClientState {
  const { state } = still(name);
  const { frame } = state;
  if (frame === null) throw new Error("no frame");
  const you = { ...frame.you, isHost: false };
  return { ...state, frame: { ...frame, you, table: { ...frame.table, ready: [...ready] } } };
}

function inRound({ state: { frame }, view }: ReturnType<typeof still>, round: number) {
  return frame && { ...frame, game: { game: "buck", view: { ...view, round }, events: [] } as const };
}

test("after the game all its hands are shown with every card, the last one open", async () => {
  const { view, actions, state } = still("over");
  const record = encodeRecord(recordOf("buck", view.options, actions));
  const venue = {
    ...LOCAL_VENUE,
    finishedGames: { keptBy: "device" as const, recordOf: async () => record },
  };
  renderTable(
    state,
    <VenueContext value={venue}>
      <TableScreen />
    </VenueContext>,
  );
  press("Look back");
  const all = await screen.findByRole("region", { name: "All hands of this game" });
  const hands = [...all.querySelectorAll("details")];
  expect(hands).toHaveLength(view.scoreSheet.length);
  expect(hands.map(({ open }) => open)).toEqual(hands.map((_, index) => index === hands.length - 1));
  for (const hand of hands) expect(hand.querySelectorAll(".card-row li")).toHaveLength(24);
});

test("a game that cannot be had shows its last hand", async () => {
  renderTable(still("over").state);
  press("Look back");
  expect(await screen.findByText("What everyone held")).toBeTruthy();
});
