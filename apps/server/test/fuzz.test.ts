import { commandMessage } from "@buck/protocol";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { newToken } from "./support/guest.ts";
import { RawClient } from "./support/rawClient.ts";
import { brokenFrame, hostileEvent } from "./support/hostileMessages.ts";
import { fastClock } from "./support/fastClock.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK } from "./support/testServer.ts";
import { rawLine, textOf } from "./support/rawLine.ts";

const FRAMES = 10_000;
const BURST = 500;

/** Sends a burst and waits until the server has got to its end, or has hung up; says how many were answered. */
async function sendAll(socket: WebSocket, frames: readonly (string | Buffer)[]): Promise<number> {
  let answers = 0;
  const done = new Promise<void>((resolve) => {
    socket.on("close", () => resolve());
    socket.on("message", (data) => {
      const text = textOf(data);
      if (text.startsWith("43")) answers += 1;
      if (text.startsWith("43999999")) resolve();
    });
  });
  for (const frame of frames) socket.send(frame);
  // Answered after all commands before it: they stand in one queue.
  socket.send(`42999999["command",null]`);
  await done;
  socket.terminate();
  return answers;
}

const wantsAnswer = (event: string) => /^42\d/.test(event);

/** A seated player may do much: only what is no command at all must do nothing. */
function isNoCommand(event: string): boolean {
  const parts: unknown = JSON.parse(event.slice(event.indexOf("[")));
  return !(Array.isArray(parts) && parts[0] === "command" && commandMessage.safeParse(parts[1]).success);
}

test(`${FRAMES} hostile frames crash nothing and change nothing (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED);
  const server = await openTestServer({ rates: NO_LIMITS, clock: { ...fastClock(), after: () => () => {} } });
  const { url, database } = server;
  const { code, token } = await makeTable(url, { ...QUICK, watching: false });
  const host = await new RawClient({ url, table: code, token }).arrived();
  const bob = newToken();
  const seated = await new RawClient({ url, table: code, token: bob }).arrived();
  await seated.must({ type: "sit", position: 1, name: "Bob" });
  await host.must({ type: "lock", locked: true });
  const auth = { table: code };
  const entries = () => database.prepare("SELECT * FROM log ORDER BY table_code, seq").raw().all();
  const [before, logBefore] = [await host.say("resync"), entries()];

  for (let sent = 0; sent < FRAMES;) {
    const isBob = random(2) === 0;
    const hostile = Array.from({ length: BURST }, (_, index) => hostileEvent(random, sent + index));
    const burst = isBob ? hostile.filter(isNoCommand) : hostile;
    const answers = await sendAll(await rawLine(url, isBob ? { ...auth, token: bob } : auth), burst);
    expect(answers).toBe(burst.filter(wantsAnswer).length + 1);
    const broken = Array.from({ length: 5 }, (_, index) => brokenFrame(random, sent + index));
    await sendAll(await rawLine(url, auth), broken);
    sent += burst.length + broken.length;
  }

  const again = await new RawClient({ url, table: code, token: bob }).arrived();
  await host.until(() => host.presences.at(-1)?.here.length === 2);
  expect(again.frame.you).toMatchObject({ role: "player", position: 1 });
  expect(await host.say("resync")).toEqual(before);
  expect(entries()).toEqual(logBefore);
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
}, 300_000);
