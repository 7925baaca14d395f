import { expect } from "@playwright/test";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { ReceivedMessages } from "./receivedMessages.ts";

/** Whoever sits out waits for a whole hand of the others, on a machine with much else to do. */
const PATIENCE = 180_000;

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

  /**
   * Waits until one of these can be pressed, and tells everything that can be, by name. One look at the page: a
   * question by role for each name took more time than the page itself.
   */
  async offered(names: RegExp, timeout = PATIENCE): Promise<readonly string[]> {
    const found = await this.#page.waitForFunction(buttonsIfAny, names.source, { polling: 50, timeout });
    return (await found.jsonValue()) || [];
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

/** Runs in the page: the names of all buttons in sight when one of them is among those asked for. */
function buttonsIfAny(names: string): readonly string[] | false {
  const pattern = new RegExp(names);
  const found = [...document.querySelectorAll("button")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.ariaLabel ?? button.textContent.trim());
  return found.some((name) => pattern.test(name)) && found;
}
