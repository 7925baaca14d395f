import { decodeRecord, replay, type GameRecord } from "@buck/records";
import { expect, test } from "vitest";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { Guest, isOver, newToken, playOn } from "./support/guest.ts";
import { NO_LIMITS, openTestServer } from "./support/testServer.ts";
import { fourAtTable } from "./support/party.ts";

test(`four play two whole games while somebody watches (SEED=${SEED})`, async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS });
  const { code, host, guests, tokens } = await fourAtTable(url);
  const watcher = await new Guest({ url, table: code, token: newToken() }).arrived();
  await watcher.must({ type: "watch", name: "Wim" });
  const pick = seededRandom(SEED);

  for (const game of [1, 2]) {
    await host.must(game === 1 ? { type: "start" } : { type: "rematch" });
    await Promise.all(guests.map((guest) => guest.until(() => !isOver(guest.frame))));
    expect((await fetch(`${url}/api/games/${host.frame.table.gameId}`)).status).toBe(404);
    for (const guest of guests) playOn(guest, pick);
    await watcher.until(() => isOver(watcher.frame) && watcher.frame.table.finishedGames.length === game);
  }

  const spied = watcher.frames.filter(({ game }) => game !== null && !game.view.gameOver);
  expect(
    spied.flatMap(({ game }) => game?.view.players.map(({ hand }) => hand) ?? []).filter(Boolean),
  ).toEqual([]);
  for (const gameId of watcher.frame.table.finishedGames) {
    const response = await fetch(`${url}/api/games/${gameId}`);
    expect(response.status).toBe(200);
    expect(decodeRecord(await response.clone().text())).toMatchObject({ ok: true });
    const record = (await response.json()) as GameRecord & { players: { name: string }[]; times: number[] };
    expect(record.players.map(({ name }) => name)).toEqual(["Ann", "Bob", "Cleo", "Dan"]);
    expect(record.times).toHaveLength(record.actions.length);
    expect(replay(record)).toMatchObject({ ok: true });
    expect(record).not.toHaveProperty("owners");
  }

  const [gameId = ""] = watcher.frame.table.finishedGames;
  const remove = (token: string) =>
    fetch(`${url}/api/games/${gameId}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
  const picture = () => fetch(`${url}/api/games/${gameId}/picture.png`, { redirect: "manual" });
  const shown = await picture();
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("cache-control")).toContain("max-age");
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect((await remove(newToken())).status).toBe(403);
  expect((await fetch(`${url}/api/games/${gameId}`)).status).toBe(200);
  expect((await remove(tokens[2] ?? "")).status).toBe(204);
  expect((await fetch(`${url}/api/games/${gameId}`)).status).toBe(404);
  expect((await remove(tokens[2] ?? "")).status).toBe(404);
  expect((await picture()).status).toBe(404);
});
