import { encodeGames } from "@buck/records";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { finishedGame } from "../dev/playedGame.ts";
import { archiveOf } from "../dev/keptGames.ts";
import { eveningOf } from "./evenings.ts";
import { YourGamesPage } from "./YourGamesPage.tsx";

const DAY = 24 * 3_600_000;
const NOON = new Date(2026, 10, 14, 12).getTime();
const withAnn = finishedGame("buck", { gameId: "with-ann", endedAt: NOON, names: ["Me", "Ann", "Bo", "Cy"] });
const classic = finishedGame("euchre", {
  gameId: "classic",
  endedAt: NOON - DAY,
  names: ["Me", "Zoe", "Otis", "Cy"],
});
const alone = {
  ...finishedGame("buck", { gameId: "alone", endedAt: NOON - 2 * DAY, people: [0] }),
  isPractice: true,
};

const rows = () => within(screen.getByLabelText("Games")).getAllByRole("listitem");
const figure = (name: string) =>
  within(screen.getByLabelText("Your stats")).getByText(name, { selector: "dt" }).nextSibling?.textContent;

async function open(games = [withAnn, classic, alone]) {
  const archive = archiveOf(games);
  render(<YourGamesPage archive={archive} />);
  await screen.findByLabelText("Add games from a file");
  return archive;
}

test("games are listed by evening with company, result, and links to look at them again", async () => {
  await open();
  expect(rows()).toHaveLength(3);
  const [first, second, third] = rows();
  expect(first?.textContent).toContain("With Ann, Bo and Cy");
  expect(second?.textContent).toMatch(/You (won|lost) \d+ to \d+ with Otis/);
  expect(third?.textContent).toContain("Against bots");
  const links = within(first ?? document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/game/with-ann", "/game/with-ann?review"]);
});

test("numbers are those of the games that are shown", async () => {
  await open();
  expect(figure("Games")).toBe("3");
  expect(screen.getByText("Games each evening; the filled ones are your wins")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Buck Euchre" }));
  expect(figure("Games")).toBe("2");
  expect(screen.getByText("Where you finished")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Played with"), { target: { value: "name Ann" } });
  expect(figure("Games")).toBe("1");
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText("Played with"), { target: { value: "name " } });
  expect(rows().map((row) => row.textContent?.includes("Against bots"))).toEqual([true]);
  fireEvent.change(screen.getByLabelText("Played with"), { target: { value: "name Zoe" } });
  expect(screen.getByText("No games match.")).toBeTruthy();
});

test("one game is deleted, or all, after a question", async () => {
  const archive = await open();
  fireEvent.click(within(rows()[0] ?? document.body).getByTitle("Delete"));
  fireEvent.click(screen.getByText("Delete it"));
  await screen.findByLabelText("Games");
  expect(await archive.find("with-ann")).toBeNull();
  fireEvent.click(screen.getByText("Delete all games"));
  expect(screen.getByText(/^All 2 games and all your stats are removed/)).toBeTruthy();
  fireEvent.click(screen.getByText("Delete all"));
  expect(await screen.findByText(/^No games yet\./)).toBeTruthy();
  expect(await archive.list()).toEqual([]);
});

test("a file of games adds what is new, and names what is broken", async () => {
  const archive = await open([withAnn]);
  const text = encodeGames([withAnn, classic, { ...alone, text: alone.text.replace("DEAL", "STEAL") }]);
  const file = new File([text], "games.json");
  fireEvent.change(screen.getByLabelText("Add games from a file"), { target: { files: [file] } });
  expect(await screen.findByText("1 game added.")).toBeTruthy();
  expect(screen.getByText("1 was already here.")).toBeTruthy();
  expect(screen.getByText(/^Game 3 of the file was left out: This game has no such move\.$/)).toBeTruthy();
  expect(await archive.find("classic")).not.toBeNull();
});

test("a file of something else is refused", async () => {
  await open([]);
  const file = new File([withAnn.text], "record.json");
  fireEvent.change(screen.getByLabelText("Add games from a file"), { target: { files: [file] } });
  expect(await screen.findByText("This is not a file of games saved here.")).toBeTruthy();
});

test("a browser that keeps nothing is said to", async () => {
  render(<YourGamesPage archive={{ ...archiveOf([alone]), isLasting: async () => false }} />);
  expect((await screen.findByRole("alert")).textContent).toContain("This browser saves nothing");
});

test("a game past midnight belongs to the evening before", () => {
  expect(eveningOf(new Date(2026, 10, 15, 1, 30).getTime())).toBe("2026-11-14");
  expect(eveningOf(new Date(2026, 10, 15, 6).getTime())).toBe("2026-11-15");
});
