import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { packFolder } from "../build/packFiles.ts";

const LONG = "const card = 'ace of spades';\n".repeat(100);

async function packed(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "buck-pack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await packFolder(folder);
  return folder;
}

test("scripts and styles are there packed, too, and unpack to themselves", async () => {
  const folder = await packed({ "sw.js": LONG, "assets/app.css": LONG });
  for (const name of ["sw.js", "assets/app.css"]) {
    const bytes = (ending: string) => readFileSync(join(folder, name + ending));
    expect(bytes("").toString()).toBe(LONG);
    expect(brotliDecompressSync(bytes(".br")).toString()).toBe(LONG);
    expect(gunzipSync(bytes(".gz")).toString()).toBe(LONG);
    expect(bytes(".br").length).toBeLessThan(bytes(".gz").length);
  }
});

test("what would not become smaller, and what is packed by nature, stays alone", async () => {
  const folder = await packed({ "tiny.js": "1", "letters.woff2": LONG, "index.html": LONG });
  expect(readdirSync(folder).toSorted()).toEqual(["assets", "index.html", "letters.woff2", "tiny.js"]);
});
