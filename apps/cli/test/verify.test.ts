import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runInProcess } from "./support/inProcess.ts";

const sealed = fileURLToPath(
  new URL("../../../packages/records/test/golden/sealed/game.record.json", import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), "buck-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function copy(change: (text: string) => string): string {
  const file = join(folder, "copy.json");
  writeFileSync(file, change(readFileSync(sealed, "utf8")));
  return file;
}

test("a sealed record is verified, and what was withheld is told", async () => {
  expect(await runInProcess(["verify", sealed])).toEqual({
    exitCode: 0,
    out: "9 of 9 deals verified.\nDeal 2: seat 2 sealed a part and did not open it.\n",
    err: "",
  });
  const { out } = await runInProcess(["verify", sealed, "--json"]);
  expect(JSON.parse(out)).toMatchObject({ ok: true, verified: 9, dealt: 9, faults: [] });
});

test("a deck that was changed is told loudly, and fails", async () => {
  const file = copy((text) => text.replace(/"deck":\["(\w+)","(\w+)"/, '"deck":["$2","$1"'));
  const { exitCode, out, err } = await runInProcess(["verify", file]);
  expect(exitCode).toBe(1);
  expect(out).toContain("8 of 9 deals verified.\n");
  expect(out).toContain("THE DEALS ARE NOT WHAT WAS SEALED:\nDeal 1: another deck was dealt.\n");
  expect(err).toBe("The deals do not match the seals.\n");
});

test("a record without seals, and a file that is none, are no sealed records", async () => {
  const unsealed = copy((text) => JSON.stringify({ ...JSON.parse(text), seals: undefined }));
  expect(await runInProcess(["verify", unsealed])).toMatchObject({
    exitCode: 3,
    err: `${unsealed}: The deals of this game were not sealed.\n`,
  });
  const nothing = copy(() => "nothing");
  expect((await runInProcess(["verify", nothing])).exitCode).toBe(3);
});

test("for programs a record without seals is JSON, too", async () => {
  const unsealed = copy((text) => JSON.stringify({ ...JSON.parse(text), seals: undefined }));
  const { exitCode, out } = await runInProcess(["verify", unsealed, "--json"]);
  expect(exitCode).toBe(3);
  expect(JSON.parse(out)).toMatchObject({ ok: false, code: "NOT_SEALED" });
});
