import { beforeEach, expect, test, vi } from "vitest";
import { accepted, CODE } from "../test/kit/house.ts";
import { scene } from "../test/kit/situations.ts";

const applied = vi.hoisted((): unknown[] => []);
const typeOf = vi.hoisted(() => (action: unknown) => {
  return typeof action === "object" && action !== null && Reflect.get(action, "type");
});

vi.mock(import("@buck/engine"), async (original) => {
  const real = await original();
  const apply: typeof real.buck.apply = (state, action) => {
    applied.push(typeOf(action));
    return real.buck.apply(state, action);
  };
  return { ...real, games: { ...real.games, buck: { ...real.buck, apply } } };
});

beforeEach(() => {
  applied.length = 0;
});

const pass = (playerPosition: 0 | 1) =>
  ({ type: "act", action: { type: "PLACE_BID", playerPosition, amount: "PASS" } }) as const;

test("TABLE-COMMAND-5 a player's action is applied once", async () => {
  const { ann } = await scene("bidding");
  applied.length = 0;
  await accepted(ann, pass(0));
  expect(applied).toEqual(["PLACE_BID"]);
});

test("TABLE-COMMAND-5 what bots and the table do is applied once", async () => {
  const { ann, ben, clock, store } = await scene("bidding");
  await accepted(ann, pass(0));
  await accepted(ben, pass(1));
  const before = (await store.load(CODE)).length;
  applied.length = 0;
  await clock.pass(60_000);
  const entries = (await store.load(CODE)).slice(before);
  const acted = entries.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === "gameActed" ? [change.action.type] : [])),
  );
  expect(acted.length).toBeGreaterThan(0);
  expect(applied).toEqual(acted);
});
