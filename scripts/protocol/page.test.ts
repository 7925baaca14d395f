import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONNECT_ERRORS, TABLE_ERRORS } from "../../packages/protocol/src/index.ts";
import { protocolPage } from "./page.ts";
import { jsonSchemas } from "./schemas.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const page = await protocolPage();

function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(/\s/g, "-"),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)]);
}

test("every link leads somewhere", () => {
  const links = [...page.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)].map(([, file = "", anchor]) => ({
    file,
    anchor,
  }));
  const local = links.filter(({ file }) => !file.startsWith("https:"));
  const broken = local.filter(({ file, anchor }) => !leadsSomewhere(file, anchor));
  expect(local.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

function leadsSomewhere(file: string, anchor: string | undefined): boolean {
  if (file !== "" && !existsSync(join(DOCS, file))) return false;
  const text = file === "" ? page : readFileSync(join(DOCS, file), "utf8");
  return anchor === undefined || anchorsOf(text).has(anchor);
}

test("every schema has its place and every code its row", () => {
  const anchors = anchorsOf(page);
  for (const name of jsonSchemas().keys()) expect([...anchors]).toContain(name.toLowerCase());
  for (const [code, sentence] of Object.entries(TABLE_ERRORS)) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${code}\` `));
    expect(row).toContain(sentence);
  }
  for (const code of CONNECT_ERRORS) expect(page).toContain(`| \`${code}\``);
});

test("every block of JSON is JSON", () => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  expect(blocks.length).toBeGreaterThan(5);
  for (const text of blocks) expect(() => JSON.parse(text)).not.toThrow();
});
