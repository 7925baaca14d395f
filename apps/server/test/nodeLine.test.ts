import { beforeAll, expect, onTestFinished, test } from "vitest";
import { closeGuests, playOn } from "./support/guest.ts";
import { oneAmongBots } from "./support/party.ts";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { buildServer, runFastServer, whenOpen } from "./support/serverProcess.ts";
import { temporaryFolder } from "./support/testServer.ts";

beforeAll(buildServer);

// scripts/checkNodeLines.ts runs this file with every supported line of Node.
test(`the built server opens, plays and ends with 0 on Node ${process.versions.node} (SEED=${SEED})`, async () => {
  const server = runFastServer({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: temporaryFolder() });
  onTestFinished(() => {
    closeGuests();
    server.child.kill("SIGKILL");
  });
  const url = await whenOpen(server);
  const statuses = await Promise.all(
    ["/healthz", "/readyz"].map(async (path) => (await fetch(url + path)).status),
  );
  expect(statuses).toEqual([200, 200]);
  const { host } = await oneAmongBots(url);
  await host.must({ type: "start" });
  const { version } = host.frame;
  playOn(host, seededRandom(SEED));
  await host.until(() => host.frame.version > version + 20);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});
