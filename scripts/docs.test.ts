import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { readSources, ROOT, type SourceFile } from "./checks/sources.ts";

const PAGES = readSources(".", /\.md$/);

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const PATH = /(?<![\w/@.~-])(?:packages|apps|docs|scripts)\/[\w./-]*[\w/]/g;
const COMMAND = /(?:^|`)pnpm (?!install|add|exec|pack|--)([\w:]+)/gm;
/** Folders that a command makes. */
const MADE = /\/(dist|screenshots|node_modules)\b/;

function anchorsOf(text: string): readonly string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replaceAll(" ", "-"),
  );
  const ids = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = ""]) => id);
  return [...headings, ...ids];
}

/** What a page points to and is not there. */
function deadEnds({ path, text }: SourceFile): readonly string[] {
  const links = [...text.matchAll(LINK)].map(([, target = ""]) => target);
  const isDead = (target: string) => {
    const [file = "", anchor] = target.split("#");
    const full = file === "" ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(ROOT, full))) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(join(ROOT, full), "utf8")).includes(anchor);
  };
  const paths = [...text.matchAll(PATH)].map(([found]) => found);
  return [
    ...links.filter(isDead),
    ...paths.filter((found) => !MADE.test(found) && !existsSync(join(ROOT, found))),
  ];
}

test.each(PAGES)("every link and path of $path leads somewhere", (page) => {
  expect(deadEnds(page)).toEqual([]);
});

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);

test.each(PAGES)("every pnpm command of $path exists", ({ text }) => {
  const named = [...text.matchAll(COMMAND)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test("every decision is in the list", () => {
  const list = readFileSync(join(ROOT, "docs/decisions/README.md"), "utf8");
  const listed = [...list.matchAll(/^\| \[\d+\]\((\d{4}-[\w-]+\.md)\)/gm)].map(([, file]) => file);
  const files = readdirSync(join(ROOT, "docs/decisions")).filter((file) => /^\d/.test(file));
  expect(listed).toEqual(files.toSorted());
});
