import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
/** What the browser changes on its own, without painting anything anew while a finger waits. */
const CHEAP = new Set(["opacity", "transform"]);

const sheets = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** The properties in the `@keyframes` of a style sheet. */
function animated(css: string): readonly string[] {
  const blocks = css.match(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*/g) ?? [];
  return blocks.flatMap((block) =>
    [...block.matchAll(/([\w-]+)\s*:/g)].map(([, property]) => property ?? ""),
  );
}

test("an animation is found with all it changes", () => {
  const css =
    "a { color: red } @keyframes x { from { --left: 1; } 50%, to { opacity: 0; width: 1px } } b { top: 0 }";
  expect(animated(css)).toEqual(["--left", "opacity", "width"]);
});

test.each(sheets.filter((file) => readFileSync(join(SOURCE, file), "utf8").includes("@keyframes")))(
  "%s animates nothing that has to be painted anew",
  (file) => {
    const costly = animated(readFileSync(join(SOURCE, file), "utf8")).filter((name) => !CHEAP.has(name));
    expect(costly).toEqual([]);
  },
);

test("style sheets ask for a layout by its name, never for a size of the screen", () => {
  const asking = sheets.filter((file) =>
    /@media[^{]*\b(?:width|height|orientation)\b/.test(readFileSync(join(SOURCE, file), "utf8")),
  );
  expect(asking).toEqual([]);
});
