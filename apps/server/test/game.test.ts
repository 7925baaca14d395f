import { replay, type GameRecord } from "@buck/engine";
import { expect, test } from "vitest";
import { chance, SEED } from "./support/chance.ts";
import { Guest, isOver, newToken, playOn } from "./support/guest.ts";
import { makeTable, NO_LIMITS, openHouse } from "./support/house.ts";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"] as const;

async function fourAtTheTable(url: string) {
  const { code, token } = await makeTable(url);
  const guests = NAMES.map(
    (_, index) => new Guest({ url, table: code, token: index === 0 ? token : newToken() }),
  );
  await Promise.all(guests.map((guest) => guest.arrived()));
  for (const position of [1, 2, 3] as const) {
    await guests[position]?.must({ type: "sit", position, name: NAMES[position] });
  }
  return { code, guests };
}

test(`four play two whole games while somebody watches (SEED=${SEED})`, async () => {
  const { url } = await openHouse({ rates: NO_LIMITS });
  const { code, guests } = await fourAtTheTable(url);
  const [host] = guests;
  const watcher = await new Guest({ url, table: code, token: newToken() }).arrived();
  await watcher.must({ type: "watch", name: "Wim" });
  const pick = chance(SEED);

  for (const game of [1, 2]) {
    await host?.must(game === 1 ? { type: "start" } : { type: "rematch" });
    await Promise.all(guests.map((guest) => guest.until(() => !isOver(guest.frame))));
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
    const record = (await response.json()) as GameRecord & { players: { name: string }[]; times: number[] };
    expect(record.players.map(({ name }) => name)).toEqual(NAMES);
    expect(record.times).toHaveLength(record.actions.length);
    expect(replay(record)).toMatchObject({ ok: true });
  }
}, 60_000);
