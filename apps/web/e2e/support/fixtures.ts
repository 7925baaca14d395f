import { expect, test as base } from "@playwright/test";
import type { BrowserContextOptions } from "@playwright/test";
import { FAST_SERVER } from "./builds.ts";
import { Person } from "./person.ts";
import { Server } from "./server.ts";

/** What most people hold in their hands. A larger screen takes twice as long to draw. */
const PHONE = { width: 390, height: 844 };
/** For whoever sits at a desk. */
export const AT_A_DESK: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };

interface Fixtures {
  /** Whether pages keep the whole app on the device. That takes longer than to show it. */
  readonly keepsApp: boolean;
  /** Whether this test kills its server, and so needs one that nobody else plays on. */
  readonly killsServer: boolean;
  readonly server: Server;
  /** Opens a browser for a new person. */
  readonly come: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Console errors that this test allows. */
  readonly allowedErrors: RegExp[];
}

interface WorkerFixtures {
  /** One after the other, tests make tables of their own on the same server: a start takes as long as many a test. */
  readonly sharedServer: () => Promise<Server>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const started: Promise<Server>[] = [];
      await use(() => started[0] ?? (started[0] = Server.start(FAST_SERVER)));
      for (const server of started) await (await server).stop();
    },
    { scope: "worker" },
  ],
  killsServer: [false, { option: true }],
  keepsApp: [false, { option: true }],
  server: async ({ killsServer, sharedServer }, use) => {
    if (!killsServer) return use(await sharedServer());
    const server = await Server.start(FAST_SERVER);
    await use(server);
    return server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  allowedErrors: async ({}, use) => use([]),
  come: async ({ browser, server, keepsApp, allowedErrors }, use, testInfo) => {
    const people: Person[] = [];
    await use(async (name, options) => {
      const usual = { baseURL: server.url, reducedMotion: "reduce", viewport: PHONE } as const;
      const context = await browser.newContext({ ...usual, ...options });
      if (!keepsApp) await context.addInitScript(withoutWorkers);
      const person = await Person.come(name, context);
      people.push(person);
      return person;
    });
    if (testInfo.errors.length > 0) await tellScreens(people);
    const consoleErrors = people.flatMap((person) => person.consoleErrors);
    expect(consoleErrors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    for (const person of people) await person.context.close();
  },
});

/** What everybody saw when a test failed. */
async function tellScreens(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const screen = await person.screen().catch(() => "(no page)");
    console.log(`---- ${person.name} ----\n${screen.replaceAll(/\n+/g, "\n")}`);
  }
}

/** Runs in the page. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
