import type { Browser } from "@playwright/test";
import type { Addresses } from "./firstPage.ts";
import { watchLoading, whenQuiet } from "./inPage/loading.ts";
import type { Loading } from "./inPage/loading.ts";
import { median, ms, sum, table } from "./numbers.ts";
import { devTools, knowHelper, newPhone, slowDown, SLOWER, slowNetwork } from "./phone.ts";

const LOADS = 5;
/** No task over 50 ms for so long after the button is on the screen: whoever presses it is answered. */
const QUIET_MS = 500;
const LONG_MS = 50;
const BUTTONS = { ours: 'a[href="/play"]', bare: "button" };

interface Loaded {
  readonly interactive: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocking: number;
}

/** The end of the last long task before the first quiet stretch that begins with the button on the screen. */
function interactiveAt({ shownAt, longTasks }: Loading): number {
  return longTasks.reduce(
    (until, { start, duration }) => (start - until < QUIET_MS ? Math.max(until, start + duration) : until),
    shownAt,
  );
}

function judge(loading: Loading): Loaded {
  const { firstPaint, largestPaint, layoutShift, longTasks } = loading;
  const interactive = interactiveAt(loading);
  const between = longTasks.filter(
    ({ start, duration }) => start + duration > firstPaint && start < interactive,
  );
  const blocking = sum(between.map(({ duration }) => duration - LONG_MS));
  return { interactive, firstPaint, largestPaint, layoutShift, blocking };
}

async function load(browser: Browser, url: string, button: string): Promise<Loaded> {
  const context = await newPhone(browser, url);
  await knowHelper(context);
  await context.addInitScript(watchLoading, button);
  const page = await context.newPage();
  const devtools = await devTools(page);
  await slowNetwork(devtools);
  await slowDown(devtools, SLOWER);
  await page.goto("/");
  const loaded = judge(await page.evaluate(whenQuiet, QUIET_MS));
  await context.close();
  return loaded;
}

/** In turns, so that a busy moment of this machine hits both. */
async function loadInTurns(browser: Browser, { ours, bare }: Addresses) {
  const loads: { readonly ours: Loaded[]; readonly bare: Loaded[] } = { ours: [], bare: [] };
  for (let turn = 0; turn < LOADS; turn += 1) {
    loads.ours.push(await load(browser, ours, BUTTONS.ours));
    loads.bare.push(await load(browser, bare, BUTTONS.bare));
  }
  return loads;
}

export async function benchLoading(browser: Browser, addresses: Addresses): Promise<void> {
  const { ours, bare } = await loadInTurns(browser, addresses);
  const both = (what: keyof Loaded) => [ours, bare].map((loads) => median(loads.map((each) => each[what])));
  const row = (name: string, what: keyof Loaded) => [name, ...both(what).map(ms)];
  console.log(
    `\nloading on a slow phone (processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms): median of ${LOADS} cold loads`,
  );
  console.log(
    table([
      ["", "ours", "bare"],
      row("first contentful paint", "firstPaint"),
      row("largest contentful paint", "largestPaint"),
      row(`interactive: button shown, then ${QUIET_MS} ms quiet`, "interactive"),
      row("total blocking time", "blocking"),
      ["layout shift", ...both("layoutShift").map((shift) => shift.toFixed(3))],
    ]),
  );
  const [mine = 0, other = 1] = both("interactive");
  console.log(`  ratio ours / bare, interactive: ${(mine / other).toFixed(2)}`);
}
