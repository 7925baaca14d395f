import { buck } from "@buck/engine";
import { expect } from "@playwright/test";
import type { BrowserContextOptions } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import { BOLD, isHandOver, playToTheEnd, playUntil, SHY } from "./support/playing.ts";
import { movedOn, watchShifts } from "./support/shifts.ts";
import { startWithBots, tableOf } from "./support/table.ts";

/** `SEATS=3,5` plays whole games of these instead. */
const SEATS = (process.env["SEATS"] ?? "6").split(",").map(Number);

type Come = (name: string, options?: BrowserContextOptions) => Promise<Person>;

/** Ann on a phone, Ben at a laptop, bots at all other seats, and Wanda who watches on the smallest phone. */
async function sitDown(
  come: Come,
  seats: number,
): Promise<readonly [ann: Person, ben: Person, wanda: Person]> {
  const players = buck.OPTION_VALUES.players.find((number) => number === seats) ?? 4;
  const options = { ...buck.DEFAULT_OPTIONS, players, startScore: 10, clubsTurnUp: "off" } as const;
  const ann = await come("Ann");
  const ben = await come("Ben", { viewport: { width: 1366, height: 650 } });
  const wanda = await come("Wanda", { viewport: { width: 320, height: 568 } });
  const link = await tableOf(ann, { rules: { game: "buck", options } });
  await ben.sitDown(link, 3);
  await wanda.page.goto(link);
  await startWithBots(ann);
  await wanda.press("Watch");
  await expect(ben.hand).toHaveCount(5);
  await expect(wanda.seats).toHaveCount(seats - 1);
  return [ann, ben, wanda];
}

const isFirstOver = (one: Person) => isHandOver(one, 1);

/** What moved on each of their pages until the first hand was over. */
async function moveInHand(people: readonly [Person, Person, Person]): Promise<readonly unknown[]> {
  const [ann, ben] = people;
  for (const { page } of people) await watchShifts(page);
  await Promise.all([playUntil(ann, BOLD, isFirstOver), playUntil(ben, SHY, isFirstOver)]);
  return Promise.all(people.map(({ page }) => movedOn(page)));
}

test("nothing moves on the table during a hand of 4", async ({ come }) => {
  const people = await sitDown(come, 4);
  expect(await moveInHand(people), "what moved for Ann, Ben and Wanda").toEqual([[], [], []]);
});

for (const seats of SEATS) {
  test(`a whole game of ${seats} in which nothing moves, and another one`, async ({ come }) => {
    const people = await sitDown(come, seats);
    const [ann, ben, wanda] = people;
    expect(await moveInHand(people), "what moved for Ann, Ben and Wanda").toEqual([[], [], []]);
    await Promise.all([playToTheEnd(ann, BOLD), playToTheEnd(ben, SHY)]);
    const standings = wanda.page.getByRole("list", { name: "Standings" });
    await expect(standings.getByRole("listitem")).toHaveCount(seats);
    await ben.press("Ask for another game");
    await ann.press("Play again");
    await expect(ann.hand).toHaveCount(5);
  });
}
