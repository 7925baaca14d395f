import { crc32 } from "node:zlib";
import { FULL_DECK, POSITIONS } from "@buck/engine/testing";
import { chooseInProcess } from "@buck/bots";
import { euchre } from "@buck/engine";
import { decodeRecord, importEgn, replay, replayEgn, type GameRecord } from "@buck/records";
import type { Frame, Settings } from "@buck/protocol";
import type { FinishedGame } from "@buck/table";
import { expect, test } from "vitest";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { isOver, playOn, type Guest } from "./support/guest.ts";
import { NO_LIMITS, openTestServer, QUICK } from "./support/testServer.ts";
import { fourAtTable, oneAmongBots } from "./support/party.ts";

const CLASSIC: Settings = {
  ...QUICK,
  rules: { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, targetScore: 5 } },
};

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** The hands of the others as this person is shown them while the game is on. */
function handsOf({ game }: Frame, position: number): readonly unknown[] {
  if (game?.game !== "euchre" || game.view.gameOver) return [];
  return game.view.players.filter((player) => player.position !== position).map(({ hand }) => hand);
}

/** The id of the game these people have just played to its end. */
async function playedBy(guests: readonly Guest[]): Promise<string> {
  const pick = seededRandom(SEED);
  await guests[0]?.must({ type: "start" });
  for (const guest of guests) playOn(guest, pick);
  await Promise.all(guests.map((guest) => guest.until(() => isOver(guest.frame))));
  const [id = ""] = guests[0]?.frame.table.finishedGames ?? [];
  return id;
}

test(`four play classic Euchre to its end, and its record and its notation tell the same (SEED=${SEED})`, async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS });
  const { guests } = await fourAtTable(url, CLASSIC);
  const id = await playedBy(guests);
  const hidden = guests.flatMap(({ frames }, position) =>
    frames.flatMap((frame) => handsOf(frame, position)),
  );
  expect(new Set(hidden)).toEqual(new Set([null]));

  const response = await fetch(`${url}/api/games/${id}`);
  expect(decodeRecord(await response.clone().text())).toMatchObject({ ok: true });
  const record = (await response.json()) as GameRecord<"euchre"> & FinishedGame;
  expect(record).toMatchObject({ game: "euchre", options: { targetScore: 5 } });
  expect(record.players.map(({ name }) => name)).toEqual(NAMES);
  const replayed = replay(record);
  const end = replayed.ok ? replayed.states.at(-1) : null;
  expect(end).toMatchObject({ phase: "GAME_OVER", gameOver: true });

  const file = await fetch(`${url}/api/games/${id}/egn`);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename=${id}.egn`);
  const imported = importEgn(await file.text());
  if (!imported.ok) throw new Error(imported.code);
  expect(imported.game).toMatchObject({ about: { gameId: id }, players: NAMES, finalScores: end?.scores });
  expect(replayEgn(imported.game)).toMatchObject({ ok: true });
});

test("a game of Buck Euchre has a record and no notation", async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS });
  const { guests } = await oneAmongBots(url);
  const id = await playedBy(guests);
  expect((await fetch(`${url}/api/games/${id}`)).status).toBe(200);
  const file = await fetch(`${url}/api/games/${id}/egn`);
  expect([file.status, await file.json()]).toMatchObject([404, { ok: false, code: "NO_NOTATION" }]);
});

/** A game in which nobody calls before the 101st deal. */
function endlessGame(): FinishedGame {
  const options: euchre.Options = { ...euchre.PRESETS["euchre-cli"], targetScore: 1 };
  const actions: euchre.Action[] = [];
  let state = euchre.create(options);
  while (!state.gameOver) {
    const action = nextAction(state);
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    actions.push(action);
    ({ state } = result);
  }
  const players = POSITIONS.map((position) => ({ position, name: `Bot ${position}`, kind: "bot" }) as const);
  return { gameId: "e".repeat(22), game: "euchre", options, players, actions, times: actions.map(() => 0) };
}

function nextAction(state: euchre.GameState): euchre.Action {
  const { phase, round, dealerChosen, players, currentPlayerPosition: playerPosition } = state;
  if (phase === "WAITING_FOR_PLAYERS") return { type: "ADD_PLAYER", id: `b${players.length}`, name: "Bot" };
  if (phase === "DEALING" && !dealerChosen) return { type: "CHOOSE_DEALER", deck: FULL_DECK };
  if (phase === "DEALING") return { type: "DEAL", deck: FULL_DECK };
  if (playerPosition === null) throw new Error(`Nobody is to act in ${phase}`);
  if (round <= 100) return { type: "PASS_TRUMP", playerPosition };
  if (phase === "ROUND1") return { type: "CALL_TRUMP", playerPosition, pickUp: true };
  return chooseInProcess(
    { game: "euchre", level: "medium", view: euchre.view(state, playerPosition) },
    () => 0,
  );
}

test("a game with more deals than the notation holds is refused, and keeps its record", async () => {
  const { url, database } = await openTestServer();
  const game = endlessGame();
  const body = JSON.stringify(game);
  const checksum = crc32(JSON.stringify([game.gameId, body]));
  database
    .prepare(
      "INSERT INTO games (game_id, table_code, kept_at, checksum, body) VALUES (?, 'ACDE-FGHJ', 0, ?, ?)",
    )
    .run(game.gameId, checksum, body);
  expect((await fetch(`${url}/api/games/${game.gameId}`)).status).toBe(200);
  const file = await fetch(`${url}/api/games/${game.gameId}/egn`);
  expect([file.status, await file.json()]).toMatchObject([422, { ok: false, code: "TOO_MANY_DEALS" }]);
});
