import type { Browser } from "@playwright/test";
import { playTricks } from "./game.ts";
import type { AtTable, Gap, Moves, Tap, Timing } from "./inPage/table.ts";
import { aim, ms, percent, quantile, table } from "./numbers.ts";
import { SLOWER } from "./phone.ts";

const PROFILES = [
  { name: "this machine", slower: 1, tricks: 20 },
  { name: `${SLOWER} times slower`, slower: SLOWER, tricks: 12 },
] as const;
const AIM_MS = 50;
const FRAME_MS = 1000 / 60;
/** Browsers do not tell of events that were answered sooner. */
const LEAST_MS = 16;

/**
 * From the finger on the glass to the paint after the click. Where the page changed only after that paint, the
 * frame after the change counts.
 */
function tapToPaint({ at, changedAt }: Tap, timings: readonly Timing[]): number {
  const click = timings.find(({ start }) => start === at);
  const whole = timings.filter(({ interaction }) => interaction === click?.interaction);
  const from = Math.min(at, ...whole.map(({ start }) => start));
  const until = Math.max(at + LEAST_MS, ...whole.map(({ end }) => end));
  return (changedAt <= until ? until : changedAt + FRAME_MS) - from;
}

function tapTimes(games: readonly AtTable[], does: readonly Tap["does"][]): readonly number[] {
  return games.flatMap(({ taps, timings }) =>
    taps.filter((tap) => does.includes(tap.does)).map((tap) => tapToPaint(tap, timings)),
  );
}

/** How many frames should have been shown, and how many of them were not. */
function framesLost(gaps: readonly Gap[]): {
  readonly lost: number;
  readonly late: number;
  readonly worst: number;
} {
  const due = gaps.map(({ ms }) => Math.max(1, Math.round(ms / FRAME_MS)));
  const shown = due.length;
  const all = due.reduce((total, frames) => total + frames, 0);
  const late = gaps.filter(({ ms }) => ms > 1.5 * FRAME_MS).length;
  return { lost: (all - shown) / all, late: late / shown, worst: Math.max(0, ...gaps.map(({ ms }) => ms)) };
}

function showTaps(name: string, games: readonly AtTable[]): readonly (readonly string[])[] {
  const row = (what: string, does: readonly Tap["does"][]) => {
    const times = tapTimes(games, does);
    return [what, String(times.length), ...[0.5, 0.95, 1].map((share) => ms(quantile(times, share)))];
  };
  return [
    row(`${name}: every touch of a card`, ["select", "play"]),
    row("  that raises it", ["select"]),
    row("  that plays it", ["play"]),
  ];
}

function showMoves(name: string, games: readonly AtTable[]): readonly (readonly string[])[] {
  const row = (what: string, moves: Moves, count: number) => {
    const gaps = games.flatMap((game) => game.gaps.filter((gap) => gap.moves === moves));
    const { lost, late, worst } = framesLost(gaps);
    return [`${name}: ${what}`, String(count), String(gaps.length), percent(late), percent(lost), ms(worst)];
  };
  const total = (what: "slides" | "flights") => games.reduce((all, game) => all + game[what], 0);
  return [
    row("tricks that slide to the winner", "slide", total("slides")),
    row("cards that fly to the trick", "flight", total("flights")),
  ];
}

export async function benchAtTable(browser: Browser, url: string): Promise<void> {
  const played: { readonly name: string; readonly games: readonly AtTable[] }[] = [];
  for (const { name, ...profile } of PROFILES) {
    played.push({ name, games: await playTricks(browser, url, profile) });
  }
  console.log("\ntap to paint, at a live table on a phone");
  console.log(
    table([
      ["", "taps", "p50", "p95", "worst"],
      ...played.flatMap(({ name, games }) => showTaps(name, games)),
    ]),
  );
  const p95 = quantile(tapTimes(played[0]?.games ?? [], ["select", "play"]), 0.95);
  console.log(`  ${aim(p95 < AIM_MS, `p95 under ${AIM_MS} ms`)} with ${ms(p95)}`);
  console.log(`\nframes while a trick is animated (60 a second)`);
  console.log(
    table([
      ["", "moves", "frames", "late", "dropped", "worst gap"],
      ...played.flatMap(({ name, games }) => showMoves(name, games)),
    ]),
  );
}
