import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buck } from "@buck/engine";
import { expect, onTestFinished, test } from "vitest";
import { Guest, playOn } from "./support/guest.ts";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK } from "./support/testServer.ts";

const BOT = fileURLToPath(new URL("../../../packages/client/examples/bot.py", import.meta.url));
const HANDS = 5;

// Those who play and host need no Python; CI and people who change the protocol have it.
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.runIf(hasPython)(
  `a client in Python that shares no code with ours plays ${HANDS} hands (SEED=${SEED})`,
  async () => {
    const { url } = await openTestServer({ rates: NO_LIMITS });
    const rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 25 } } as const;
    const { code, token } = await makeTable(url, { ...QUICK, rules });
    const host = await new Guest({ url, table: code, token }).arrived();
    for (const position of [1, 2] as const) await host.must({ type: "addBot", position, level: "easy" });
    const bot = spawn("python3", [BOT, `${url}/t/${code}`, "Py"], { stdio: ["ignore", "pipe", "pipe"] });
    onTestFinished(() => void bot.kill("SIGKILL"));
    let said = "";
    for (const stream of [bot.stdout, bot.stderr]) stream.on("data", (text) => (said += String(text)));
    const ended = new Promise<never>((_, reject) =>
      bot.on("close", () => reject(new Error(`It ended: ${said}`))),
    );
    await Promise.race([ended, host.until(({ frame }) => frame?.table.seats[3]?.kind === "person")]);
    await host.must({ type: "start" });
    playOn(host, seededRandom(SEED));
    await Promise.race([ended, host.until(({ frame }) => frame?.game?.view.scoreSheet.length === HANDS)]);
    expect(host.frame.table.seats[3]).toMatchObject({ kind: "person", name: "Py", covered: false });
    await expect.poll(() => said).toContain(`Hand ${HANDS - 1}: Ann `);
    expect(said.split("\n").filter((line) => line !== "" && !line.startsWith("Hand "))).toEqual([]);
  },
);
