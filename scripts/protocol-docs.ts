import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { protocolPage } from "./protocol/page.ts";

// Writes docs/protocol.md; with --check it only says whether that would change anything.
const FILE = join(import.meta.dirname, "../docs/protocol.md");
const page = await protocolPage();

if (process.argv.includes("--check")) {
  const isCurrent = readFileSync(FILE, "utf8") === page;
  console.log(isCurrent ? "docs/protocol.md is up to date" : "docs/protocol.md is old: pnpm protocol:docs");
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(FILE, page);
  console.log("docs/protocol.md is written");
}
