import type { IncomingMessage } from "node:http";
import { createClubMessage, createTableMessage, gameId, LIMITS, token } from "@buck/protocol";
import { exportEgn, RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import type { FinishedGame } from "@buck/table";
import { english, faultText } from "@buck/words";
import express, { type Response, type Router } from "express";
import ipaddr from "ipaddr.js";
import { clientAddress, type RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { GamePictures } from "../pictures/gamePictures.ts";
import { recordOfGame } from "../pictures/gameResult.ts";
import type { CallerSeen } from "../process/check.ts";
import type { Config } from "../process/config.ts";
import { networkOrigin } from "../process/networkAddress.ts";
import { hashToken } from "../process/system.ts";
import { VERSION } from "../process/version.ts";
import type { ServerStore } from "../store/port.ts";
import type { TableCreation } from "../tables/tableCreation.ts";
import { notFound, reply } from "./answers.ts";
import { PICTURE } from "./page.ts";
import type { GamePreviews } from "./previews.ts";

/** A finished game as a file that other programs read, where there is such a notation. */
function sendEgn(response: Response, game: FinishedGame): void {
  const decoded = recordOfGame(game);
  if (!decoded.ok) return reply(response, 422, decoded.code, faultText(english, decoded));
  const exported = exportEgn(decoded.record, { gameId: game.gameId, date: startOf(game) });
  if (!exported.ok) {
    const status = exported.code === "NO_NOTATION" ? 404 : 422;
    return reply(response, status, exported.code, faultText(english, exported));
  }
  response.attachment(`${game.gameId}.egn`).type("json").send(exported.text);
}

function startOf({ times: [start = 0] }: FinishedGame): string {
  return new Date(start).toISOString();
}

/**
 * Where others open this server: the configured address or, for somebody at this very machine, the one in its network.
 * Null for everybody else: the address they use works for others too, and the network's is not their business.
 */
export function addressForOthers(
  request: IncomingMessage,
  { publicUrl, basePath, host }: Pick<Config, "publicUrl" | "basePath" | "host">,
): string | null {
  if (publicUrl !== null) return publicUrl + basePath;
  const { localPort } = request.socket;
  const origin =
    isFromThisMachine(request) && localPort !== undefined ? networkOrigin(host, localPort) : null;
  return origin === null ? null : origin + basePath;
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** A proxy on this machine calls from here, too, but names the address that it was called by, or who called. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = "" } = socket;
  const isLoopback = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
  return isLoopback && headers["x-forwarded-for"] === undefined && LOOPBACK_HOST.test(headers.host ?? "");
}

export interface ApiOptions {
  readonly tableCreation: TableCreation;
  readonly store: ServerStore;
  readonly keyOf: RateLimitKeyOf;
  readonly pictures: GamePictures;
  readonly gamePreviews: GamePreviews;
  readonly config: Pick<Config, "publicUrl" | "basePath" | "host" | "trustProxy">;
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
    if (!success) return reply(response, 400, "BAD_MESSAGE");
    const created = await tableCreation.create(data, keyOf(request));
    if (created.ok) response.status(201).json(created);
    else reply(response, STATUS.get(created.code) ?? 400, created.code);
  });

  router.post("/clubs", express.json({ limit: LIMITS.frameBytes }), async (request, response) => {
    const { success, data } = createClubMessage.safeParse(request.body);
    if (!success) return reply(response, 400, "BAD_MESSAGE");
    const created = await tableCreation.createClub(data, keyOf(request));
    if (created.ok) response.status(201).json(created);
    else reply(response, STATUS.get(created.code) ?? 400, created.code);
  });

  router.get("/address", (request, response) => {
    response.json({ address: addressForOthers(request, config) });
  });

  // For `buck-euchre check`: callers learn only how they themselves arrive.
  router.get("/caller", (request, response) => {
    const forwarded = request.get("X-Forwarded-For")?.split(",").length ?? 0;
    response.json({
      version: VERSION,
      host: request.headers.host ?? "",
      address: clientAddress(request, config.trustProxy),
      forwarded,
      trustProxy: config.trustProxy,
    } satisfies CallerSeen);
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
    if (png === null) return response.redirect(config.basePath + PICTURE.path);
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
  reply(response, 404, "NO_SUCH_GAME");
}
