import { calendarText } from "@buck/club";
import { clubPath, parseCode } from "@buck/protocol";
import express, { type Router } from "express";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { Config } from "../process/config.ts";
import type { Lookups } from "../tables/lookUp.ts";
import { reply } from "./answers.ts";

export interface CalendarOptions {
  readonly lookups: Lookups;
  readonly keyOf: RateLimitKeyOf;
  readonly config: Pick<Config, "publicUrl" | "basePath">;
}

/** The evenings of a club for calendars, which ask again by themselves. Whoever has the link has it. */
export function calendar({ lookups, keyOf, config }: CalendarOptions): Router {
  const router = express.Router();
  router.get("/c/:code/calendar.ics", async (request, response) => {
    const code = parseCode(request.params.code);
    const dates = code === null ? null : await lookups.clubDates(code, keyOf(request));
    if (code === null || dates === null)
      return reply(response, 404, "NO_SUCH_CLUB", "There is no such club.");
    const server = config.publicUrl ?? `${request.protocol}://${request.headers.host ?? ""}`;
    const link = server + config.basePath + clubPath(code);
    response.set("Cache-Control", "no-store").type("text/calendar");
    response.send(calendarText({ ...dates, code, link }, Date.now()));
  });
  return router;
}
