import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Stillness } from "./person.ts";
import type { Person } from "./person.ts";

const SUITS = ["spades", "hearts", "diamonds", "clubs"];

/** Everything that can be asked of somebody at the table. */
export const QUESTIONS =
  /^(Pass|Bid \d|Spades|Stay|Next hand|Back to the table|Play again|Ask for another game|See the result|.*, playable)$/;

/**
 * One bids each time and the others never do, and from some hand on the others fold: so every kind of question is
 * asked, and a game is over after a handful of hands.
 */
export interface PlayStyle {
  readonly bids: boolean;
  readonly foldsFrom: number;
  /** Leaves it at one game: what is waited for may need another one. */
  readonly endsWithGame?: boolean;
}

export const BOLD: PlayStyle = { bids: true, foldsFrom: Infinity };
export const SHY: PlayStyle = { bids: false, foldsFrom: 3 };

/** What others do may be enough as well, without any question. */
const A_MOMENT = 1_000;

/** Answers through the screen, in the way of people, until `isDone` says it is enough. */
export async function playUntil(
  person: Person,
  style: PlayStyle,
  isDone: (person: Person) => Promise<boolean>,
): Promise<void> {
  const stillness = new Stillness(person);
  while (true) {
    const offers = await person.offeredWithin(QUESTIONS, A_MOMENT);
    if (await isDone(person)) return;
    if (offers !== null) await answer(person, style);
    await stillness.look();
  }
}

export function playToTheEnd(person: Person, style: PlayStyle): Promise<void> {
  return playUntil(person, { ...style, endsWithGame: true }, isOver);
}

export function isOver(person: Person): Promise<boolean> {
  return person.button(/^(Play again|Ask for another game)$/).isVisible();
}

/** Its result may have come and gone before anybody looked: then a later hand is being played. */
export async function isHandOver(person: Person, hand: number): Promise<boolean> {
  const result = person.button(/^(Next hand|Back to the table|Play again|Ask for another game)$/);
  const current = await handNumber(person.page);
  return current > hand || (current === hand && (await result.isVisible()));
}

export async function handNumber(page: Page): Promise<number> {
  const text = await page.getByText(/^Hand \d+/).textContent();
  return Number(/\d+/.exec(text ?? "")?.[0] ?? 0);
}

/** It is this person's turn to play, and others have played to the trick already. */
export function isMidTrick({ page }: Person): Promise<boolean> {
  return page
    .locator("p", { hasText: /^Your turn: (follow|any)/ })
    .first()
    .isVisible();
}

/** What the table asks of this person now: the first button of the answer. */
export function question(person: Person) {
  return person.button(QUESTIONS).first();
}

export async function answer(person: Person, style: PlayStyle): Promise<void> {
  const names = await person.offered(QUESTIONS);
  const offers = (name: string) => names.includes(name);
  if (offers("Next hand")) await goOn(person);
  else if (offers("Pass")) await person.press(style.bids ? await lowestBid(person) : "Pass");
  else if (offers("Spades")) await person.press(await longestSuit(person));
  else if (offers("Stay"))
    await person.press((await handNumber(person.page)) >= style.foldsFrom ? "Fold" : "Stay");
  else if (offers("The rest are mine")) await claimRest(person);
  else if (names.some((name) => name.endsWith(", playable"))) await playFirst(person);
  else if (style.endsWithGame !== true && offers("Play again")) await person.press("Play again");
}

async function lowestBid(person: Person): Promise<string> {
  const open = person.page.getByRole("button", { name: /^Bid \d/, disabled: false });
  const label = await open.first().getAttribute("aria-label");
  return label ?? "Pass";
}

async function longestSuit(person: Person): Promise<string> {
  const cards = await person.cards();
  const held = (suit: string) => cards.filter((card) => card.endsWith(suit)).length;
  const longest = SUITS.toSorted((a, b) => held(b) - held(a))[0] ?? "spades";
  return longest.charAt(0).toUpperCase() + longest.slice(1);
}

/** The table plays the rest out, and that is said for a moment: the next question comes with the result. */
async function claimRest(person: Person): Promise<void> {
  await Promise.all([
    person.glimpse("main", /The rest of the tricks are yours\./),
    person.press("The rest are mine"),
  ]);
  await expect(person.button(/, playable$/)).toHaveCount(0);
}

/** The result leaves by itself when everybody else is ready: then there is nothing left to press. */
async function goOn(person: Person): Promise<void> {
  const next = person.button(/^(Next hand|Back to the table)$/);
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(next).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

export async function playFirst(person: Person): Promise<string> {
  const card = person.button(/, playable$/).first();
  const label = (await card.getAttribute("aria-label")) ?? "";
  await card.click();
  return label.split(",")[0] ?? "";
}
