import { TABLE_ERRORS } from "@buck/protocol";
import express, { type Express, type RequestHandler } from "express";
import type { Config } from "../config/config.ts";
import type { Log } from "../platform/log.ts";
import { api, type ApiOptions } from "./api.ts";
import { handleErrors, notFound, reply } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import { health, type HealthOptions } from "./health.ts";
import { web, type WebOptions } from "./web.ts";

export interface AppOptions extends HealthOptions, ApiOptions, WebOptions {
  readonly config: Config;
  readonly log: Log;
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

/** What the API does costs more than handing out a file. */
const API_COST = 5;

function limitRequests({ limits, keyOf }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const cost = request.path.startsWith("/api/") ? API_COST : 1;
    if (limits.mayRequest(keyOf(request), cost)) return next();
    response.set("Retry-After", "1");
    reply(response, 429, "FLOODING", TABLE_ERRORS.FLOODING);
  };
}
