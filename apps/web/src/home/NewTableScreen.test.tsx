import type { Settings } from "@buck/protocol";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useBotLevel } from "./BotLevel.tsx";
import { useRecentTables } from "../device/recentTables.ts";
import { NewTableScreen } from "./NewTableScreen.tsx";
import { newTableName } from "./tableNames.ts";
import { english } from "../texts/language.ts";
import { newTableTexts } from "../texts/en/newTable.ts";

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
  expect(newTableTexts(english).tableNames.names).toContain(made()?.title);
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
  const [free, ...used] = newTableTexts(english).tableNames.names;
  useRecentTables.setState({ tables: used.map((name, index) => ({ name, code: String(index) })) });
  expect(newTableName(english)).toBe(free);
});

test("the level of the bots is chosen with the table, and kept for its lobby", () => {
  form();
  const bots = within(screen.getByRole("group", { name: "Bots", hidden: true }));
  fireEvent.click(bots.getByRole("radio", { name: "Hard", hidden: true }));
  expect(useBotLevel.getState()).toEqual({ level: "hard" });
});
