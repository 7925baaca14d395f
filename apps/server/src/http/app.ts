import express, { type Express, type RequestHandler } from "express";
import type { Config } from "../process/config.ts";
import type { Log } from "../process/log.ts";
import { api, type ApiOptions } from "./api.ts";
import { handleErrors, notFound, reply, securityHeaders } from "./answers.ts";
import { calendar } from "./calendar.ts";
import { GamePreviews } from "./previews.ts";
import type { HttpConnections } from "./httpServer.ts";
import { health, type HealthOptions } from "./health.ts";
import { web, type WebOptions } from "./web.ts";

type Pages = Omit<ApiOptions & WebOptions, "gamePreviews">;

export interface AppOptions extends HealthOptions, Pages {
  readonly config: Config;
  readonly log: Log;
  readonly httpConnections: HttpConnections;
}

export function createApp(options: AppOptions): Express {
  const { config } = options;
  const gamePreviews = new GamePreviews();
  return express()
    .disable("x-powered-by")
    .use(limitRequests(options))
    .use(securityHeaders(config))
    .use(health(options))
    .use("/api", api({ ...options, gamePreviews }))
    .use(calendar(options))
    .use(web({ ...options, gamePreviews }))
    .use(notFound)
    .use(handleErrors(options));
}

/** The API, the page of a game and the metrics cost more than handing out a file. */
const COSTLY = 5;
/** Routes are found in any case. */
const COSTLY_PATHS = /^\/(?:api\/|game\/|metrics)/i;

function limitRequests({ limits, keyOf, httpConnections }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const cost = COSTLY_PATHS.test(request.path) ? COSTLY : 1;
    if (limits.mayRequest(keyOf(request), cost)) return next();
    httpConnections.refuse(request, response);
    response.set("Retry-After", "1");
    reply(response, 429, "FLOODING");
  };
}
