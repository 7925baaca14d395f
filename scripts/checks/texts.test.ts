import { expect, test } from "vitest";
import { cataloguesIn, compareCatalogues } from "./catalogues.ts";
import type { Catalogue } from "./catalogues.ts";
import { literalTexts } from "./literalTexts.ts";
import { keptMessages, unusedMessages } from "./textUses.ts";

function only(path: string, text: string): Catalogue {
  const [found] = cataloguesIn({ path, text });
  if (found === undefined) throw new Error(`no catalogue in ${path}`);
  return found;
}

const SOURCE = only(
  "apps/web/src/texts/x.ts",
  `export const xTexts = catalogue("x", {
    a: "A", b: { c: "{n, plural, one {#} other {# of {all}}}" }, list: [["d", "e"], ["f", "g"]], unread: "U",
  });`,
);

function german(texts: string): readonly string[] {
  return compareCatalogues(SOURCE, only("apps/web/src/texts/de/x.ts", `export const xDe: T = ${texts};`));
}

test("a translation with the same keys and parameters is complete", () => {
  const texts = `{ a: "Ä", b: { c: "{all}: {n, plural, one {#} other {#}}" }, list: [["d", "e"], ["f", "g"]], unread: "U" }`;
  expect(german(texts)).toEqual([]);
});

test("missing, superfluous, empty and different messages are told", () => {
  const texts = `{ b: { c: "{number} {n, plural, few {} other {}}" }, list: [["d", "e"], ["f", ""]], unread: "{who}", z: "Z" }`;
  expect(german(texts).map((line) => line.replace("apps/web/src/texts/de/x.ts: ", ""))).toEqual([
    "a is missing",
    "z is not in apps/web/src/texts/x.ts",
    expect.stringContaining("b.c is no message"),
    "list.1.1 is empty",
    "unread has the parameters {who} instead of {}",
  ]);
});

test("messages that no file reads are told; a group that is handed on counts whole", () => {
  const reader = {
    path: "apps/web/src/table/Hand.tsx",
    text: `import { xTexts as t } from "../texts/x.ts"; draw(t.a, t.b, t.list.map((row) => row[0]), { unread: 1 });`,
  };
  expect(unusedMessages([SOURCE], [reader])).toEqual(["apps/web/src/texts/x.ts: unread is not used"]);
  const passesOn = { ...reader, text: `import { xTexts } from "../texts/x.ts"; draw(xTexts[name]);` };
  expect(unusedMessages([SOURCE], [passesOn])).toEqual([]);
});

function reading(code: string) {
  return { path: "apps/web/src/table/x.ts", text: `import { xTexts as t } from "../texts/x.ts"; ${code}` };
}

test.each([
  ["const kept = { a: t.a };", 1],
  ["const draw = () => t.a; type Name = keyof typeof t;", 0],
])("of %s %i texts are kept", (code, kept) => {
  expect(keptMessages([SOURCE], [reading(code)])).toHaveLength(kept);
});

test.each([
  ["<p>Fold now</p>", ["Fold now"]],
  ["<p>{isYou ? 'you' : name}</p>", ["you"]],
  ["<p>{`Hand ${number}`}</p>", ["Hand"]],
  ["<input aria-label='Your name' className='wide input' />", ["Your name"]],
  ["<p className={`card ${tone}`}>{t.fold} · {name}</p>", []],
  ["<Sheet title={kind === 'empty' ? t.open : name} />", []],
])("%s keeps the words %j out of the catalogues", (jsx, words) => {
  const file = { path: "apps/web/src/x.tsx", text: `const x = ${jsx};` };
  expect(literalTexts(file)).toEqual(
    words.map((each) => `${file.path}:1: "${each}" belongs into a catalogue`),
  );
});
