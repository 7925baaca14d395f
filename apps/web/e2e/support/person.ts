import { errors, expect } from "@playwright/test";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { ReceivedMessages } from "./receivedMessages.ts";

/** Whoever sits out waits for a whole hand of the others: as long as something happens, that may take any time. */
const STILL_MS = 25_000;
const LOOK_EVERY_MS = 5_000;

/** Somebody with a browser of their own: their page, and everything it was told. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly received = new ReceivedMessages();
  /** What the browser complained about, in its own words. */
  readonly consoleErrors: string[] = [];
  #page: Page;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.#page = page;
  }

  static async come(name: string, context: BrowserContext): Promise<Person> {
    const person = new Person(name, context, await context.newPage());
    person.#attend();
    return person;
  }

  get page(): Page {
    return this.#page;
  }

  /** Closes the tab and, as long as nothing else is said, has no other. */
  async leave(): Promise<void> {
    await this.#page.close();
  }

  async return(address: string): Promise<void> {
    this.#page = await this.context.newPage();
    this.#attend();
    await this.#page.goto(address);
  }

  button(name: string | RegExp): Locator {
    return this.#page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Waits until one of these can be pressed, and tells everything that can be, by name. */
  async offered(names: RegExp): Promise<readonly string[]> {
    const stillness = new Stillness(this);
    while (true) {
      const found = await this.offeredWithin(names, LOOK_EVERY_MS);
      if (found !== null) return found;
      await stillness.look();
    }
  }

  /** The same, or null when nothing of it is offered in time. One look at the page: a question by role for each name
   * took more time than the page itself. */
  async offeredWithin(names: RegExp, timeout: number): Promise<readonly string[] | null> {
    try {
      const found = await this.#page.waitForFunction(buttonsIfAny, names.source, { polling: 50, timeout });
      return (await found.jsonValue()) || null;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    }
  }

  /** Waits for what stands there for a moment only: the page itself looks, so that nothing passes between two looks. */
  async glimpse(selector: string, text: RegExp): Promise<void> {
    await this.#page.waitForFunction(stands, [selector, text.source] as const, {
      polling: 50,
      timeout: 60_000,
    });
  }

  /** Everything that is written on the page. */
  screen(): Promise<string> {
    return this.#page.evaluate(() => document.body.innerText);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** Opens an invitation, picks a seat and says who is there. */
  async sitDown(link: string, seat: number): Promise<void> {
    await this.#page.goto(link);
    await this.press(new RegExp(`^Seat ${seat}: open`));
    await this.#page.getByLabel("Your name").fill(this.name);
    await this.press("Sit down");
    await expect(this.button(new RegExp(`^Seat ${seat}: You`))).toBeVisible();
  }

  /** The others, each with their score and what they said. */
  get seats(): Locator {
    return this.#page.getByRole("list", { name: "Players" }).getByRole("listitem");
  }

  seat(name: string): Locator {
    return this.seats.filter({ hasText: new RegExp(name) });
  }

  get trick(): Locator {
    return this.#page.getByRole("region", { name: "The trick" }).getByRole("listitem");
  }

  get hand(): Locator {
    return this.#page.getByRole("list", { name: "Your hand" }).getByRole("button");
  }

  /** The cards in hand by name, without what may be done with them. */
  async cards(): Promise<readonly string[]> {
    const labels = await this.hand.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute("aria-label") ?? ""),
    );
    return labels.map((label) => label.split(",")[0] ?? "").toSorted();
  }

  #attend(): void {
    this.received.listenTo(this.#page);
    this.#page.on("pageerror", (error) => this.consoleErrors.push(error.message));
    this.#page.on("console", (message) => {
      if (message.type() === "error") this.consoleErrors.push(message.text());
    });
  }
}

/** Gives up when nothing has changed on somebody's page for a while, and tells what stands there. */
export class Stillness {
  readonly #person: Person;
  #screen = "";
  #since = Date.now();

  constructor(person: Person) {
    this.#person = person;
  }

  async look(): Promise<void> {
    const screen = await this.#person.screen();
    if (screen !== this.#screen) [this.#screen, this.#since] = [screen, Date.now()];
    else if (Date.now() - this.#since > STILL_MS) {
      throw new Error(`For ${STILL_MS / 1_000} s nothing has happened on the page of ${this.#person.name}`);
    }
  }
}

/** Runs in the page. */
function stands([selector, text]: readonly [string, string]): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && new RegExp(text).test(element.textContent),
  );
}

/** Runs in the page: the names of all buttons in sight when one of them is among those asked for. */
function buttonsIfAny(names: string): readonly string[] | false {
  const pattern = new RegExp(names);
  const found = [...document.querySelectorAll("button")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.ariaLabel ?? button.textContent.trim());
  return found.some((name) => pattern.test(name)) && found;
}
