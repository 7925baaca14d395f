import { expect, test as base } from "@playwright/test";
import type { BrowserContextOptions } from "@playwright/test";
import { Person } from "./person.ts";
import { Server } from "./server.ts";

interface House {
  readonly server: Server;
  /** Somebody comes in with a browser of their own. */
  readonly come: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** What the browsers may complain about in this test. */
  readonly forgiven: RegExp[];
}

export const test = base.extend<House>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern
  forgiven: async ({}, use) => use([]),
  come: async ({ browser, server, forgiven }, use) => {
    const people: Person[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
      const person = await Person.come(name, context);
      people.push(person);
      return person;
    });
    const complaints = people.flatMap((person) => person.complaints);
    expect(complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)))).toEqual([]);
    for (const person of people) await person.context.close();
  },
});
