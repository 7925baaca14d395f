import express, { type Express } from "express";
import type { Config } from "../config/config.ts";
import type { Log } from "../platform/log.ts";
import { api, type ApiOptions } from "./api.ts";
import { handleErrors, notFound } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import { health, type HealthOptions } from "./health.ts";
import { web } from "./web.ts";

export interface AppOptions extends HealthOptions, ApiOptions {
  readonly config: Config;
  readonly log: Log;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

export function createApp(options: AppOptions): Express {
  const { config, webRoot } = options;
  return express()
    .disable("x-powered-by")
    .use(securityHeaders(config))
    .use(health(options))
    .use("/api", api(options))
    .use(web(webRoot))
    .use(notFound)
    .use(handleErrors(options));
}
