import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { startWithBots, tableOf } from "./support/table.ts";

const UNKNOWN = "KXPM-27AC-DE43";

test("a code that cannot be one is refused where it is typed", async ({ come }) => {
  const ann = await come("Ann");
  await ann.page.goto("/");
  await ann.page.getByLabel("Table code").fill("friday");
  await ann.press("Join");
  await expect(ann.page.getByRole("alert")).toHaveText(/A code has eight letters and digits/);
  await expect(ann.page.getByLabel("Table code")).toHaveAttribute("aria-invalid", "true");
});

test("a code that nobody has leads back to the start", async ({ come }) => {
  const ann = await come("Ann");
  await ann.page.goto("/");
  await ann.page.getByLabel("Table code").fill(UNKNOWN.toLowerCase().replaceAll("-", " "));
  await ann.press("Join");
  await expect(ann.page).toHaveURL(new RegExp(`/t/${UNKNOWN}$`));
  await expect(ann.page.getByRole("heading", { name: "No table here" })).toBeVisible();
  await ann.press("Back to the start");
  await expect(ann.page.getByLabel("Table code")).toBeVisible();
});

test("an address that is none leads back to the start", async ({ come, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource: .* 404/);
  const ann = await come("Ann");
  await ann.page.goto("/no/such/page");
  await expect(ann.page.getByRole("heading", { name: "There is nothing on this page" })).toBeVisible();
  await ann.press("Back to the start");
  await expect(ann.page.getByLabel("Table code")).toBeVisible();
});

test("whoever comes fifth may watch, in the lobby and in the game", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann, { takeover: false });
  await ann.press("Add bots");
  const eve = await come("Eve");
  await eve.page.goto(link);
  await expect(eve.page.getByRole("heading", { name: "Everybody is seated" })).toBeVisible();
  await eve.press(/^Seat 1: Ann/);
  await expect(eve.page.getByRole("dialog", { name: "Ann" })).toContainText("Ann sits here.");
  await eve.press("Close");

  await ann.press("Start the game");
  await expect(eve.page.getByText("A game is going on").first()).toBeVisible();
  await expect(eve.button(/^Take the seat/)).toHaveCount(0);
  await eve.press("Watch");
  await expect(eve.page.getByText("You are watching: nobody’s cards are shown.")).toBeVisible();
  await expect(ann.page.getByText("1 watching")).toBeVisible();
});

test("a table that does not allow watching says so", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann, { watching: false, takeover: false });
  await startWithBots(ann);
  const eve = await come("Eve");
  await eve.page.goto(link);
  await expect(eve.page.getByText(/Watching is off at this table/)).toBeVisible();
  await expect(eve.button("Watch")).toHaveCount(0);
});

test("a newcomer takes a bot's seat in the middle of a game, to play from the next deal on", async ({
  come,
}) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  await startWithBots(ann);
  const eve = await come("Eve");
  await eve.page.goto(link);
  await eve
    .button(/^Take .*’s seat$/)
    .first()
    .click();
  await eve.page.getByLabel("Your name").fill("Eve");
  await eve.press("Sit down");
  await expect(ann.seat("Eve")).toBeVisible();
  await expect(eve.page.getByText("You play from the next deal")).toBeVisible();
  await expect(eve.hand).toHaveCount(0);
});

test("the host removes somebody from the lobby, and they are told", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  const ben = await come("Ben");
  await ben.sitDown(link, 2);
  await ann.press(/^Seat 2: Ben/);
  await ann.press("Remove from the table");
  await ann.press("Yes, remove Ben");
  await expect(ann.button(/^Seat 2: open/)).toBeVisible();
  await expect(ben.page.getByRole("heading", { name: "The host removed you from this table" })).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText(/Only the host can let you back in/).first(), "it holds").toBeVisible();
  await expect(ben.button("Watch")).toHaveCount(0);
  await expect(ben.button(/^Seat 2: open/)).toBeDisabled();
});

test("nobody new sits down at a locked table", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  await ann.page.getByText("More", { exact: true }).click();
  await ann.press("Lock");
  const eve = await come("Eve");
  await eve.page.goto(link);
  await expect(eve.page.getByText(/The host locked this table/).first()).toBeVisible();
  await expect(eve.button(/^Seat 2: open/), "no seat is offered").toBeDisabled();
});

test("a name that is taken is asked for again, with a number, until it is free", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  const other = await come("Ann");
  await other.page.goto(link);
  await other.press(/^Seat 2: open/);
  await other.page.getByLabel("Your name").fill("Ann");
  await other.press("Sit down");
  await expect(other.page.getByRole("alert")).toContainText("Somebody here is already called Ann.");
  await expect(other.page.getByLabel("Your name")).toHaveValue("Ann 2");
  await other.press("Is that you? Move your seat here");
  await expect(other.page.getByLabel("The eight digits")).toBeVisible();
  await other.press("Close");
  await other.press(/^Seat 2: open/);
  await expect(other.page.getByLabel("Your name"), "a refused name is not remembered").toHaveValue("");
  await other.page.getByLabel("Your name").fill("Ann 2");
  await other.press("Sit down");
  await expect(ann.button(/^Seat 2: Ann 2/)).toBeVisible();
});
