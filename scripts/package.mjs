// Packs what npm is given of this repository into dist: the program, and the kit for programs of others.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { refuse } from "./child.mjs";
import { install, pnpm } from "./install.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

await install("--filter=!@buck/*-for-tests");
mkdirSync(DIST, { recursive: true });
for (const name of ["buck-euchre", "buck-euchre-kit"]) {
  console.log(`Packing ${name} ...`);
  const { ok, output } = await pnpm("--filter", name, "pack", "--pack-destination", DIST);
  if (!ok) refuse(`${name} could not be packed; the reason is above.`, output);
}
