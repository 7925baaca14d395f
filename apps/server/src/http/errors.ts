import { TABLE_ERRORS } from "@buck/protocol";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";

/** A code and a sentence; never a stack trace. */
export function reply(response: Response, status: number, code: string, message: string): void {
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
    if (status >= 500) return reply(response, 500, "SERVER_ERROR", TABLE_ERRORS.SERVER_ERROR);
    reply(response, status, "BAD_MESSAGE", "The server did not understand that.");
  };
}

/** Express marks what the caller did wrong with a status below 500. */
function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
