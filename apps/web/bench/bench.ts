// What people on phones download and wait for: the first page in bytes, and tap to paint at a live table.
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buck } from "@buck/engine";
import type { Browser, Request } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { packFiles } from "../build/packFiles.ts";
import { launchBrowser } from "../e2e/browser.ts";
import { Person } from "../e2e/support/person.ts";
import { answer, BOLD, isOver, question } from "../e2e/support/playing.ts";
import { Server } from "../e2e/support/server.ts";
import { startWithBots, tableOf } from "../e2e/support/table.ts";

const { values } = parseArgs({ options: { taps: { type: "string", default: "150" } } });
const TAPS = Number(values.taps);
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Nobody touches faster: what one touch set in motion stands still before the next one comes. */
const BETWEEN_TAPS_MS = 250;
/** Browsers do not report events that were painted sooner. */
const LEAST_MS = 16;
const LONG_GAME = { rules: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 25 } } } as const;
const PLAYABLE = /, playable$/;
const COUNTED = /html|javascript|css/;

const WEB = fileURLToPath(new URL("../", import.meta.url));
const SERVER = fileURLToPath(new URL("../../server/", import.meta.url));
const PAGES: Readonly<Record<"ours" | "bare", InlineConfig>> = {
  ours: { root: WEB },
  bare: { root: `${WEB}bench/bare`, configFile: false, plugins: [react(), packFiles()] },
};

/** Our page or the bare one as people get it, from the same server: the same headers, the same packing. */
async function serve(page: keyof typeof PAGES): Promise<Server> {
  const webRoot = `${WEB}node_modules/.cache/bench/${page}/`;
  const out = { outDir: webRoot, emptyOutDir: true, target: "es2022" };
  await build({ ...PAGES[page], logLevel: "error", build: out });
  return Server.start({
    entry: `${SERVER}node_modules/.cache/bench-web/fastServer.js`,
    args: ["1", webRoot],
  });
}

/** What a browser that was never here downloads of pages, scripts and style sheets, with headers. */
async function firstPageBytes(browser: Browser, baseURL: string, encoding: string): Promise<number> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL,
    extraHTTPHeaders: { "accept-encoding": encoding },
  });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => sizes.push(sizeOf(request)));
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null || !COUNTED.test(response.headers()["content-type"] ?? "")) return 0;
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** What the browser reports of one event of a touch, in steps of 8 ms. */
interface Timing {
  readonly interaction: number;
  readonly start: number;
  readonly painted: number;
}

interface Seen {
  /** When cards were touched. */
  readonly taps: number[];
  readonly timings: Timing[];
}

declare global {
  interface Window {
    seen: Seen;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Runs in the page before anything else. */
function watchTaps(): void {
  const seen: Seen = { taps: [], timings: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const { interactionId: interaction, startTime: start, duration } = entry;
      seen.timings.push({ interaction, start, painted: start + duration });
    }
  }).observe({ type: "event", durationThreshold: 16 });
  const noteTap = ({ target, timeStamp }: Event) => {
    const card = target instanceof Element ? target.closest(".hand-card") : null;
    if (/playable|selected/.test(card?.getAttribute("data-look") ?? "")) seen.taps.push(timeStamp);
  };
  addEventListener("click", noteTap, { capture: true });
}

/** From the finger on the glass to the paint after the click. */
function tapToPaint(tap: number, { timings }: Seen): number {
  const click = timings.find(({ start, interaction }) => start === tap && interaction !== 0);
  if (click === undefined) return LEAST_MS;
  const touch = timings.filter(({ interaction }) => interaction === click.interaction);
  return Math.max(...touch.map(({ painted }) => painted)) - Math.min(...touch.map(({ start }) => start));
}

/** A person on a phone at a live table with bots, until they have touched their cards so often. */
async function tapTimes(browser: Browser, baseURL: string, slower: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < TAPS) {
    const context = await browser.newContext({ ...PHONE, baseURL });
    // tsx wraps the functions that are sent into a page in this helper, which no page has.
    await context.addInitScript({ content: "globalThis.__name = (value) => value" });
    await context.addInitScript(watchTaps);
    const ann = await Person.come("Ann", context);
    await tableOf(ann, LONG_GAME);
    await startWithBots(ann);
    const devTools = await context.newCDPSession(ann.page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const seen = await playGame(ann, TAPS - times.length);
    times.push(...seen.taps.map((tap) => tapToPaint(tap, seen)));
    await context.close();
  }
  return times;
}

async function playGame(ann: Person, taps: number): Promise<Seen> {
  for (;;) {
    await question(ann).waitFor();
    const seen = await ann.page.evaluate(() => window.seen);
    if (seen.taps.length >= taps || (await isOver(ann))) return seen;
    if ((await ann.button(PLAYABLE).count()) > 0) await playByTouch(ann);
    else await answer(ann, BOLD);
  }
}

/** Raises each card that may be played, as people do who think, and plays the last one. */
async function playByTouch(ann: Person): Promise<void> {
  const labels = await ann
    .button(PLAYABLE)
    .evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? ""));
  const names = labels.map((label) => label.replace(PLAYABLE, ""));
  for (const name of [...names, ...names.slice(-1)]) {
    // Straight onto the glass: to look whether the card stands still would keep the page busy.
    const card = await ann.button(new RegExp(`^${name}, (playable|selected)`)).boundingBox();
    await ann.page.waitForTimeout(BETWEEN_TAPS_MS);
    if (card !== null) await ann.page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
  }
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

const serverOut = { ssr: "test/fastServer.ts", outDir: "node_modules/.cache/bench-web", emptyOutDir: true };
await build({ root: SERVER, logLevel: "error", build: serverOut });
const [ours, bare] = [await serve("ours"), await serve("bare")];
const browser = await launchBrowser();
try {
  console.log(`Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`);
  for (const encoding of ["gzip", "br"]) {
    const [own, least] = [
      await firstPageBytes(browser, ours.url, encoding),
      await firstPageBytes(browser, bare.url, encoding),
    ];
    console.log(
      `first page, ${encoding}: ${kB(own)} kB, bare ${kB(least)} kB: ${(own / least).toFixed(2)} x   floor 1.2 x`,
    );
  }
  for (const [slower, floor] of [
    [1, 50],
    [4, 100],
  ] as const) {
    const times = await tapTimes(browser, ours.url, slower);
    const [p50, p95] = [quantile(times, 0.5).toFixed(0), quantile(times, 0.95).toFixed(0)];
    console.log(
      `tap to paint, processor ${slower} x slower, ${times.length} taps: p50 ${p50} ms, p95 ${p95} ms   floor ${floor} ms`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([ours.stop(), bare.stop()]);
}
