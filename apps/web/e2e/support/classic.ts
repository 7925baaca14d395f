import { euchre } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { expect } from "@playwright/test";
import { handNumber, isOver } from "./playing.ts";
import { Stillness } from "./person.ts";
import type { Person } from "./person.ts";

/** A short and quick game of classic Euchre. */
export function classicSettings(options: Partial<euchre.Options> = {}): Partial<Settings> {
  const rules = {
    game: "euchre",
    options: { ...euchre.DEFAULT_OPTIONS, targetScore: 5, ...options },
  } as const;
  return { ...DEFAULT_SETTINGS, title: "Friday cards", rules, pace: "quick" };
}

/** Everything that can be asked of somebody at a classic table. */
const QUESTIONS =
  /^(Pass|(Order|Pick) up .*|Spades.*|Next hand|Back to the table|Play again|Ask for another game|.*, (playable|can be discarded))$/;

/** How somebody speaks when it is their turn to call. */
export type Calling = "pass" | "call" | "alone";

export async function playClassic(
  person: Person,
  calling: Calling,
  isDone: (person: Person) => Promise<boolean> = isOver,
): Promise<void> {
  const stillness = new Stillness(person);
  while (true) {
    await person.offered(QUESTIONS);
    if (await isDone(person)) return;
    await answerClassic(person, calling);
    await stillness.look();
  }
}

async function answerClassic(person: Person, calling: Calling): Promise<void> {
  const names = await person.offered(QUESTIONS);
  const offers = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const cards = /, (playable|can be discarded)$/;
  if (offers(/^(Next hand|Back to the table)$/)) await goOn(person);
  else if (offers(/^(Order|Pick) up/)) await callFirst(person, calling);
  else if (offers(/^Spades/)) await nameSuit(person, calling);
  else if (offers(cards)) await person.button(cards).first().click();
}

async function callFirst(person: Person, calling: Calling): Promise<void> {
  if (calling === "pass") return person.press("Pass");
  if (calling === "alone") await goAlone(person);
  await person.press(/^(Order|Pick) up/);
}

async function goAlone(person: Person): Promise<void> {
  const toggle = person.button("Alone");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
}

/** A dealer who is stuck has no way to pass. */
async function nameSuit(person: Person, calling: Calling): Promise<void> {
  if (calling === "pass" && (await person.button("Pass").isVisible())) return person.press("Pass");
  await person.page.locator(".suits .button.paper:enabled").first().click();
}

async function goOn(person: Person): Promise<void> {
  const before = await handNumber(person.page);
  const next = person.button(/^(Next hand|Back to the table)$/);
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(next, `after hand ${before}`).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

export function prompt({ page }: Person) {
  return page.locator(".prompt .sentence");
}
