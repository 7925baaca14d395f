import { expect, test } from "vitest";
import type { Feature } from "./feature.ts";
import { features } from "./index.ts";

test("every command and every change belongs to one feature", () => {
  const all: readonly Feature[] = features;
  const commands = all.flatMap(({ rule }) => Object.keys(rule ?? {}));
  const changes = all.flatMap(({ reduce }) => Object.keys(reduce ?? {}));
  expect(commands).toHaveLength(new Set(commands).size);
  expect(changes).toHaveLength(new Set(changes).size);
});
