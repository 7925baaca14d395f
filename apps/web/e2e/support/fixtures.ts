import { expect, test as base } from "@playwright/test";
import type { BrowserContextOptions } from "@playwright/test";
import { STARTS } from "./builds.ts";
import { Person } from "./person.ts";
import { Server } from "./server.ts";

interface Fixtures {
  /** Whether the table's time passes as it does for people. */
  readonly pace: keyof typeof STARTS;
  readonly server: Server;
  /** Opens a browser for a new person. */
  readonly come: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Console errors that this test allows. */
  readonly allowedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  pace: ["fast", { option: true }],
  server: async ({ pace }, use) => {
    const server = await Server.start(STARTS[pace]);
    await use(server);
    await server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  allowedErrors: async ({}, use) => use([]),
  come: async ({ browser, server, allowedErrors }, use) => {
    const people: Person[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
      const person = await Person.come(name, context);
      people.push(person);
      return person;
    });
    const consoleErrors = people.flatMap((person) => person.consoleErrors);
    expect(consoleErrors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    for (const person of people) await person.context.close();
  },
});
