import type { Settings } from "@buck/protocol";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useBotLevel } from "../storage/botLevel.ts";
import { useRecentTables } from "../storage/recentTables.ts";
import { tableNameTexts } from "../texts/tableNames.ts";
import { NewTableScreen } from "./NewTableScreen.tsx";
import { newTableName } from "./tableNames.ts";

afterEach(() => useRecentTables.setState({ tables: [] }));

function form() {
  const onMake = vi.fn<(settings: Settings, playerName: string) => void>();
  render(<NewTableScreen playerName="Ann" isBusy={false} error={null} onMake={onMake} />);
  const make = screen.getByRole("button", { name: "Make the table" });
  return { make, onMake, made: () => onMake.mock.lastCall?.[0] };
}

const ways = () => within(screen.getByRole("group", { name: "Ways to play" }));

test("the button comes after everything it makes, and one tap on it is enough", () => {
  const { make, made } = form();
  const fields = [...document.querySelectorAll("form input, form summary")];
  for (const field of fields) {
    expect(field.compareDocumentPosition(make) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
  fireEvent.click(make);
  expect(tableNameTexts.names).toContain(made()?.title);
});

test("a way to play is picked by its name", () => {
  const { make, made } = form();
  fireEvent.click(ways().getByRole("radio", { name: "Dirty clubs" }));
  fireEvent.click(make);
  expect(made()?.rules).toMatchObject({ game: "buck", options: { clubsTurnUp: "dirty", startScore: 15 } });
  fireEvent.click(screen.getByRole("radio", { name: "Classic Euchre" }));
  fireEvent.click(ways().getByRole("radio", { name: "Dealer may pass" }));
  fireEvent.click(make);
  expect(made()?.rules).toMatchObject({ game: "euchre", options: { stickTheDealer: false } });
});

test("a new table is never called like one that somebody has just left", () => {
  const [free, ...used] = tableNameTexts.names;
  useRecentTables.setState({ tables: used.map((name, index) => ({ name, code: String(index) })) });
  expect(newTableName()).toBe(free);
});

test("the level of the bots is chosen with the table, and kept for its lobby", () => {
  form();
  const bots = within(screen.getByRole("group", { name: "Bots", hidden: true }));
  fireEvent.click(bots.getByRole("radio", { name: "Hard", hidden: true }));
  expect(useBotLevel.getState()).toEqual({ level: "hard" });
});
