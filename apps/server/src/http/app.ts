import { TABLE_ERRORS } from "@buck/protocol";
import express, { type Express, type RequestHandler } from "express";
import type { Config } from "../config/config.ts";
import type { Log } from "../platform/log.ts";
import { api, type ApiOptions } from "./api.ts";
import { handleErrors, notFound, reply } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import type { HttpConnections } from "./httpConnections.ts";
import { health, type HealthOptions } from "./health.ts";
import { web, type WebOptions } from "./web.ts";

export interface AppOptions extends HealthOptions, ApiOptions, WebOptions {
  readonly config: Config;
  readonly log: Log;
  readonly httpConnections: HttpConnections;
}

export function createApp(options: AppOptions): Express {
  const { config } = options;
  return express()
    .disable("x-powered-by")
    .use(limitRequests(options))
    .use(securityHeaders(config))
    .use(health(options))
    .use("/api", api(options))
    .use(web(options))
    .use(notFound)
    .use(handleErrors(options));
}

/** What the API does costs more than handing out a file, and so does counting everything for the metrics. */
const COSTLY = 5;
/** Routes are found in any case. */
const COSTLY_PATHS = /^\/(?:api\/|metrics)/i;

function limitRequests({ limits, keyOf, httpConnections }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const cost = COSTLY_PATHS.test(request.path) ? COSTLY : 1;
    if (limits.mayRequest(keyOf(request), cost)) return next();
    httpConnections.refuse(request, response);
    response.set("Retry-After", "1");
    reply(response, 429, "FLOODING", TABLE_ERRORS.FLOODING);
  };
}
