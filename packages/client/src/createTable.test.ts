import { createTableMessage as schema, DEFAULT_SETTINGS } from "@buck/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { createTable } from "./createTable.ts";
import { defaultPlatform } from "./platform.ts";
import { seatToken } from "./tokens.ts";

afterEach(() => void vi.unstubAllGlobals());

const SERVER = "https://cards.example.org";
const WISH = { server: SERVER, settings: DEFAULT_SETTINGS, name: "Ann" };
const CODE = "ACDE-FGHJ-2345";

function serverAnswers(answer: unknown) {
  const calls: { readonly address: string; readonly body: string }[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    calls.push({ address, body });
    return { json: async () => answer };
  });
  return calls;
}

test("a new table's host keeps the token that the server was told", async () => {
  const calls = serverAnswers({ ok: true, code: CODE });
  const platform = defaultPlatform();
  expect(await createTable({ ...WISH, platform })).toEqual({ ok: true, code: CODE });
  expect(calls.map(({ address }) => address)).toEqual([`${SERVER}/api/tables`]);
  const asked = schema.parse(JSON.parse(calls[0]?.body ?? ""));
  expect(asked).toMatchObject({ name: "Ann", settings: DEFAULT_SETTINGS });
  expect(seatToken({ server: SERVER, code: CODE }, platform)).toBe(asked.token);
});

test("a refusal is handed on", async () => {
  const refusal = { ok: false, code: "INVALID_NAME", message: "Please enter a name." };
  serverAnswers(refusal);
  expect(await createTable({ ...WISH, platform: defaultPlatform() })).toEqual(refusal);
});

test.each([
  ["nobody answers", () => vi.stubGlobal("fetch", () => Promise.reject(new Error("refused")))],
  ["somebody else answers", () => serverAnswers({ hello: "world" })],
])("when %s, there is no connection", async (_, stub) => {
  stub();
  const answer = await createTable({ ...WISH, platform: defaultPlatform() });
  expect(answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});
