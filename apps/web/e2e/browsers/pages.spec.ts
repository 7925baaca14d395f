import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { nameOf } from "../support/gallery.ts";
import { answersOutOfPlace, layoutFlaws } from "../support/layout.ts";
import type { Size } from "./drivers.ts";
import { test } from "./fixtures.ts";
import { everyScene, everyScreen, isShownAt, open } from "./walking.ts";

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const SIZES: readonly Size[] = [UPRIGHT, { width: 667, height: 375 }, { width: 1366, height: 650 }];

/** For eyes to compare: `PICTURES=1 pnpm e2e:webkit pages` puts every screen into this folder. */
const PICTURES = fileURLToPath(new URL("../../screenshots/browsers/", import.meta.url));

test("every screen opens without an error, and at no size does it scroll to the side", async ({
  come,
  galleryUrl,
  kind,
}) => {
  const tab = await come("Ann");
  const flaws: string[] = [];
  for (const screen of await everyScreen(tab, galleryUrl)) {
    const sizes = SIZES.filter((size) => isShownAt(screen, size));
    const before = tab.errors().length;
    for (const size of sizes) {
      await tab.resize(size);
      if (size === sizes[0]) await open(tab, galleryUrl, screen);
      const over = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) flaws.push(`${nameOf(screen)} is ${over} px too wide at ${textOf(size)}`);
      if (process.env["PICTURES"] === undefined) continue;
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(`${PICTURES}${nameOf(screen)}-${textOf(size)}-${kind}.png`, await tab.picture());
    }
    flaws.push(
      ...tab
        .errors()
        .slice(before)
        .map((error) => `${nameOf(screen)}: ${error}`),
    );
  }
  expect(flaws).toEqual([]);
});

function textOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

/** There and back: three times. */
const TURNS: readonly Size[] = [SIDEWAYS, UPRIGHT, SIDEWAYS, UPRIGHT, SIDEWAYS, UPRIGHT];

test("a table has the same layout after each turn of the phone as when it is opened so", async ({
  come,
  galleryUrl,
}) => {
  const tab = await come("Ann");
  const flaws: string[] = [];
  let tables = 0;
  for (const path of await everyScene(tab, galleryUrl)) {
    const screen = { path, pressed: [] };
    if (!isShownAt(screen, SIDEWAYS)) continue;
    const fresh = new Map<Size, readonly Place[]>();
    for (const size of [SIDEWAYS, UPRIGHT]) {
      await tab.resize(size);
      await open(tab, galleryUrl, screen);
      fresh.set(size, await tab.run(places));
    }
    if (!(await tab.run(hasTable))) continue;
    tables += 1;
    for (const [turn, size] of TURNS.entries()) {
      await tab.resize(size);
      const found = [
        ...(await tab.run(layoutFlaws)),
        ...(await tab.run(answersOutOfPlace)),
        ...moved(fresh.get(size) ?? [], await tab.run(places)),
      ];
      flaws.push(...found.map((flaw) => `${nameOf(screen)} after turn ${turn + 1}: ${flaw}`));
    }
  }
  expect(tables, "tables").toBeGreaterThan(30);
  expect(flaws).toEqual([]);
});

interface Place {
  readonly name: string;
  /** Left, top, right and bottom. */
  readonly edges: readonly number[];
}

/** Runs in the page. */
function hasTable(): boolean {
  return document.querySelector(".felt.table") !== null;
}

/** Runs in the page: where everything is that can be seen. */
function places(): readonly Place[] {
  return [...document.querySelectorAll("main, main *:not(svg *)")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        name: `${element.localName}.${element.getAttribute("class")}`,
        edges: [left, top, right, bottom],
      };
    });
}

/** Nobody sees a pixel. */
const UNSEEN_PX = 1;

function moved(before: readonly Place[], after: readonly Place[]): readonly string[] {
  if (before.length !== after.length) return [`${after.length} things are in sight, not ${before.length}`];
  return before.flatMap(({ name, edges }, index) => {
    const now = after[index]?.edges ?? [];
    const isElsewhere = edges.some((edge, side) => Math.abs(edge - (now[side] ?? Infinity)) > UNSEEN_PX);
    return isElsewhere
      ? [`${name} is at ${now.map(Math.round).join(" ")}, not ${edges.map(Math.round).join(" ")}`]
      : [];
  });
}
