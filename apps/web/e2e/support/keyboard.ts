import type { Locator } from "@playwright/test";
import type { Person } from "./person.ts";
import { QUESTIONS } from "./playing.ts";

/** More stops than any screen has. */
const STOPS = 80;

/** Walks there with the Tab key, as there is no mouse. */
export async function tabTo(person: Person, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await person.page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key never came to ${target}`);
}

export async function enter(person: Person, target: Locator): Promise<void> {
  await tabTo(person, target);
  await person.page.keyboard.press("Enter");
}

/** Answers whatever is asked with one key; false when the game is over. */
export async function answerByKey(person: Person): Promise<boolean> {
  const { keyboard } = person.page;
  const names = await person.offered(QUESTIONS);
  const offers = (name: string) => names.includes(name);
  if (offers("Play again")) return false;
  if (offers("Next hand") || offers("Back to the table")) await keyboard.press("Enter");
  else if (offers("Pass")) await keyboard.press(offers("Bid 2") && (await canBid(person)) ? "2" : "p");
  else if (offers("Spades")) await keyboard.press("h");
  else if (offers("Stay")) await keyboard.press("s");
  else await keyboard.press(String(await firstPlayable(person)));
  return true;
}

function canBid(person: Person): Promise<boolean> {
  return person.button("Bid 2").isEnabled();
}

async function firstPlayable(person: Person): Promise<number> {
  const labels = await person.hand.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute("aria-label") ?? ""),
  );
  return labels.findIndex((label) => label.endsWith(", playable")) + 1;
}
