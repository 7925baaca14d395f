import { expect, test } from "vitest";
import { until } from "./tableClient.ts";
import { atTable, frame } from "../test/fakeTable.ts";

test("what is so already is not waited for", async () => {
  const { client } = atTable(3);
  expect(await until(client, (state) => state.frame?.version === 3)).toBe(client.store.getState());
});

test("the first state that is as wanted is found", async () => {
  const { client, line } = atTable(1);
  const found = until(client, (state) => (state.frame?.version ?? 0) > 1);
  line.frame(frame(2));
  line.frame(frame(3));
  expect(await found).toMatchObject({ frame: { version: 2 } });
});

test("a table that has ended it will never be as wanted", async () => {
  const { client, line } = atTable(1);
  const found = until(client, (state) => state.frame?.version === 2);
  line.goodbye({ reason: "closed" });
  await expect(found).rejects.toThrow("closed");
});
