import type { IncomingMessage } from "node:http";
import { english, refusalText } from "@buck/words";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import helmet from "helmet";
import type { Config } from "../process/config.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";

const YEAR_SECONDS = 31_536_000;
/** A host as callers may name it. */
export const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/**
 * No inline script, nothing from elsewhere. What only makes sense with TLS is said only where there is some, because
 * people also play over plain HTTP in their own network.
 */
export function securityHeaders({ publicUrl }: Pick<Config, "publicUrl">) {
  const hasTls = publicUrl?.startsWith("https:") ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        connectSrc: ["'self'", (request) => socketsOf(request)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: hasTls && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: hasTls,
    originAgentCluster: hasTls,
  });
}

/** Not every browser counts a WebSocket to the same host as 'self'. */
function socketsOf({ headers: { host = "" } }: IncomingMessage): string {
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** A code and a sentence; never a stack trace. */
export function reply(
  response: Response,
  status: number,
  code: string,
  message = refusalText(english, { code }),
): void {
  response.status(status).json({ ok: false, code, message });
}

export const notFound: RequestHandler = (_request, response) => {
  reply(response, 404, "NOT_FOUND", "There is nothing here.");
};

/** Express knows an error handler by its four parameters. */
export function handleErrors({ log, metrics }: { log: Log; metrics: Metrics }): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) {
      metrics.errors.inc();
      log.error({ err: error }, "a request could not be answered");
    }
    if (response.headersSent) return next(error);
    if (status >= 500) return reply(response, 500, "SERVER_ERROR");
    reply(response, status, "BAD_MESSAGE", "The server did not understand that.");
  };
}

/** Express marks what the caller did wrong with a status below 500. */
function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
