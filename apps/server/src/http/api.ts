import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { createTableMessage, gameId, LIMITS, TABLE_ERRORS, token } from "@buck/protocol";
import type { FinishedGame } from "@buck/table";
import express, { type Response, type Router } from "express";
import type { Config } from "../config/config.ts";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { TableCreation } from "../tables/tableCreation.ts";
import type { ServerStore } from "../store/store.ts";
import { hashToken } from "../platform/random.ts";
import type { GamePictures } from "../pictures/gamePictures.ts";
import type { GamePreviews } from "./gamePreview.ts";
import { PICTURE } from "./page.ts";
import { sendEgn } from "./egn.ts";
import { notFound, reply } from "./errors.ts";
import { addressForOthers } from "./addressForOthers.ts";

export interface ApiOptions {
  readonly tableCreation: TableCreation;
  readonly store: ServerStore;
  readonly keyOf: RateLimitKeyOf;
  readonly pictures: GamePictures;
  readonly gamePreviews: GamePreviews;
  readonly config: Pick<Config, "publicUrl" | "host">;
}

const STATUS = new Map([
  ["NO_SUCH_GAME", 404],
  ["FLOODING", 429],
  ["SERVER_BUSY", 503],
  ["STORE_FAILING", 503],
]);

/** Messengers keep a picture for an hour: a game may be deleted. */
const PICTURE_CACHE = "public, max-age=3600";

export function api(options: ApiOptions): Router {
  const { tableCreation, store, keyOf, pictures, gamePreviews, config } = options;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });

  router.post("/tables", express.json({ limit: LIMITS.frameBytes }), async (request, response) => {
    const { success, data } = createTableMessage.safeParse(request.body);
    if (!success) return reply(response, 400, "BAD_MESSAGE", TABLE_ERRORS.BAD_MESSAGE);
    const created = await tableCreation.create(data, keyOf(request));
    response.status(created.ok ? 201 : (STATUS.get(created.code) ?? 400)).json(created);
  });

  router.get("/address", (request, response) => {
    response.json({ address: addressForOthers(request, config) });
  });

  const finished = async (id: unknown): Promise<FinishedGame | null> => {
    const { success, data } = gameId.safeParse(id);
    return success ? store.finishedGame(data) : null;
  };

  router.get("/games/:gameId", async (request, response) => {
    const game = await finished(request.params.gameId);
    if (game === null) return noSuchGame(response);
    const { owners: _, ...told } = game;
    response.json({ format: RECORD_FORMAT, version: RECORD_VERSION, ...told });
  });

  router.delete("/games/:gameId", async (request, response) => {
    const game = await finished(request.params.gameId);
    if (game === null) return noSuchGame(response);
    if (!isOwner(game, request.get("Authorization"))) {
      return reply(response, 403, "NOT_YOUR_GAME", "Only people who sat at the table can delete its game.");
    }
    await store.deleteGame(game.gameId);
    pictures.forget(game.gameId);
    gamePreviews.forget(game.gameId);
    response.status(204).end();
  });

  router.get("/games/:gameId/egn", async (request, response) => {
    const game = await finished(request.params.gameId);
    if (game === null) return noSuchGame(response);
    sendEgn(response, game);
  });

  router.get("/games/:gameId/picture.png", async (request, response) => {
    const game = await finished(request.params.gameId);
    if (game === null) return noSuchGame(response);
    const png = await pictures.of(game);
    if (png === null) return response.redirect(PICTURE.path);
    response.set("Cache-Control", PICTURE_CACHE).type("png").send(Buffer.from(png));
  });

  return router.use(notFound);
}

/** Hashes are compared, so that the time it takes tells nothing about a token. */
function isOwner({ owners = [] }: FinishedGame, authorization = ""): boolean {
  const { success, data } = token.safeParse(authorization.replace(/^Bearer /, ""));
  return success && owners.includes(hashToken(data));
}

function noSuchGame(response: Response): void {
  reply(response, 404, "NO_SUCH_GAME", "No finished game has this id.");
}
