import type { Entry } from "@buck/table";
import { expect, test } from "vitest";
import { finishedGame } from "../../test/support/finishedGame.ts";
import { appendOf, bytesOf } from "./entryRows.ts";

const line = { id: 2, at: 0, room: "watchers", name: "Wim", position: null, text: "👩‍👩‍👧‍👧" } as const;
const entry = (changes: Entry["changes"]): Entry => ({ seq: 2, at: 0, commandId: "a/b", changes, news: [] });

test("talk and what changes nothing add nothing to a table", () => {
  expect(bytesOf(appendOf("A", entry([{ type: "said", line }]), {}))).toBe(0);
  expect(bytesOf(appendOf("A", entry([]), {}))).toBe(0);
});

test("a change and a finished game count in bytes", () => {
  const changes: Entry["changes"] = [{ type: "renamed", personId: "p", name: "Zoë" }];
  const finished = finishedGame("euchre");
  const text = Buffer.byteLength(JSON.stringify(changes));
  expect(bytesOf(appendOf("A", entry(changes), {}))).toBe(100 + text);
  expect(bytesOf(appendOf("A", entry(changes), { finished }))).toBe(
    100 + text + Buffer.byteLength(JSON.stringify(finished)),
  );
});
