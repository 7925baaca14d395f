import { expect, test } from "vitest";
import { checkBoundaries, describe } from "./boundaries.ts";

const DOORS = new Set(
  [
    "engine",
    "engine/testing",
    "records",
    "bots",
    "bots/levels",
    "bots/worker",
    "protocol",
    "table",
    "client",
  ].map((name) => `@buck/${name}`),
);

function why(path: string, text: string): string | undefined {
  return checkBoundaries([{ path, text }], DOORS)[0]?.why;
}

const from = (specifier: string) => `import { x } from "${specifier}";`;

test.each([
  ["packages/engine/src/index.ts", "./buck/index.ts"],
  ["packages/engine/src/buck/bid.ts", "../cards.ts"],
  ["packages/engine/src/buck/bid.test.ts", "vitest"],
  ["packages/engine/test/records.test.ts", "node:fs"],
  ["packages/engine/test/records.test.ts", "../src/euchre/index.ts"],
  ["packages/engine/test/rulebook.test.ts", "../../../docs/rules/buck.md"],
  ["packages/engine/bench/hands.ts", "@buck/engine"],
  ["packages/records/src/record.ts", "@buck/engine"],
  ["packages/records/src/record.ts", "zod/mini"],
  ["packages/records/test/egn.ts", "@buck/engine/testing"],
  ["packages/bots/src/random.ts", "@buck/engine"],
  ["packages/bots/src/review.ts", "@buck/records"],
  ["packages/client/src/live.ts", "socket.io-client"],
  ["packages/client/src/local.ts", "@buck/table"],
  ["packages/protocol/src/commands.ts", "@buck/engine"],
  ["packages/protocol/src/commands.ts", "@buck/bots/levels"],
  ["packages/protocol/src/commands.ts", "zod"],
  ["packages/protocol/src/commands.ts", "zod/mini"],
  ["packages/table/src/table.ts", "@buck/bots"],
  ["packages/table/src/table.ts", "@buck/protocol"],
  ["apps/server/src/main.ts", "@buck/table"],
  ["apps/server/src/main.ts", "@buck/bots/worker"],
  ["apps/server/src/main.ts", "express"],
  ["apps/server/src/cluster/relayLink.ts", "@buck/protocol"],
  ["apps/server/src/main.ts", "node:http"],
  ["apps/web/src/rules.tsx", "../../../docs/rules/buck.md?raw"],
  ["apps/web/vite.config.ts", "vite"],
  ["apps/cli/src/main.ts", "@buck/table"],
  ["apps/cli/src/main.ts", "@buck/client"],
])("%s may import %s", (path, specifier) => {
  expect(why(path, from(specifier))).toBeUndefined();
});

test.each([
  ["packages/engine/src/deck.ts", "node:crypto", "knows nothing of Node"],
  ["packages/engine/src/deck.ts", "crypto", "knows nothing of Node"],
  ["packages/engine/src/deck.ts", "lodash", "may take nothing from npm"],
  ["packages/engine/src/deck.ts", "@buck/bots", "may import nothing"],
  ["packages/engine/src/deck.ts", "@buck/engine", "use a relative path"],
  ["packages/engine/src/deck.ts", "./deck.test.ts", "must not need test code"],
  ["packages/engine/src/deck.ts", "../test/builders.ts", "must not need test code"],
  ["packages/engine/src/deck.ts", "../../../docs/rules/buck.md?raw", "must stay inside packages/engine"],
  ["packages/engine/test/deck.test.ts", "@buck/table", "may import nothing"],
  ["packages/engine/src/buck/bid.ts", "../euchre/bid.ts", "never import each other"],
  ["packages/engine/src/euchre/bid.test.ts", "../buck", "never import each other"],
  ["apps/server/src/cluster/relayLink.ts", "@buck/engine", "no rule, no game and no phase"],
  ["packages/records/src/record.ts", "@buck/bots", "may import only @buck/engine"],
  ["packages/records/src/record.ts", "@buck/engine/testing", "must not need test code"],
  [
    "packages/client/src/live.ts",
    "express",
    "may take only @noble/hashes, socket.io-client, zustand from npm",
  ],
  ["packages/client/src/live.ts", "@buck/web", "may import only"],
  ["packages/bots/src/random.ts", "@buck/table", "may import only @buck/engine"],
  ["packages/bots/src/random.ts", "../../engine/src/cards.ts", "must stay inside packages/bots"],
  ["packages/bots/test/random.test.ts", "../../engine/test/builders.ts", "must stay inside packages/bots"],
  ["packages/bots/src/random.ts", "@buck/engine/src/cards.ts", "do not offer it"],
  ["packages/protocol/src/commands.ts", "zodiac", "may take only zod from npm"],
  ["packages/protocol/src/commands.ts", "@buck/bots", "may import only @buck/engine"],
  ["packages/table/src/table.ts", "socket.io", "may take nothing from npm"],
  ["packages/table/test/table.test.ts", "@buck/server", "may import only"],
  ["apps/web/src/main.tsx", "@buck/server", "may import only"],
  ["apps/web/src/main.tsx", "../../server/src/pages.ts", "must stay inside apps/web"],
  ["apps/server/src/app.test.ts", "@buck/web", "may import only"],
  ["packages/lobby/src/index.ts", "./lobby.ts", "has no arrows yet"],
])("%s may not import %s: %s", (path, specifier, reason) => {
  expect(why(path, from(specifier))).toContain(reason);
});

test.each([
  'import "node:fs";',
  'import type { Stats } from "node:fs";',
  'export * from "node:fs";',
  'export { readFileSync } from "node:fs";',
  'const fs = await import("node:fs");',
  "const fs = await import(`node:fs`);",
  'type Stats = import("node:fs").Stats;',
  'import fs = require("node:fs");',
])("sees the import in: %s", (text) => {
  expect(why("packages/engine/src/deck.ts", text)).toContain("knows nothing of Node");
});

test.each(['// import "node:fs";', "const text = 'import \"node:fs\"';"])("sees no import in: %s", (text) => {
  expect(why("packages/engine/src/deck.ts", text)).toBeUndefined();
});

test("a computed import is refused in source and allowed in tests", () => {
  const text = "const name = './a.ts'; await import(name);";
  expect(why("apps/server/src/main.ts", text)).toContain("cannot be checked");
  expect(why("apps/server/src/main.test.ts", text)).toBeUndefined();
});

test("a violation names file, line, import and reason", () => {
  const text = '\n\nimport { x } from "@buck/web";';
  const [violation] = checkBoundaries([{ path: "packages/bots/src/random.ts", text }], DOORS);
  expect(violation && describe(violation)).toBe(
    'packages/bots/src/random.ts:3 imports "@buck/web": packages/bots may import only @buck/engine, @buck/records',
  );
});

test("a file that does not parse is named", () => {
  expect(() => why("packages/bots/src/random.ts", "import {")).toThrow("packages/bots/src/random.ts");
});
