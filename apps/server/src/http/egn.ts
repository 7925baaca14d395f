import { exportEgn } from "@buck/records";
import type { FinishedGame } from "@buck/table";
import type { Response } from "express";
import { reply } from "./errors.ts";
import { recordOfGame } from "../pictures/gameResult.ts";

/** A finished game as a file that other programs read, where there is such a notation. */
export function sendEgn(response: Response, game: FinishedGame): void {
  const decoded = recordOfGame(game);
  if (!decoded.ok) return reply(response, 422, decoded.code, decoded.message);
  const exported = exportEgn(decoded.record, { gameId: game.gameId, date: startOf(game) });
  if (!exported.ok) {
    return reply(response, exported.code === "NO_NOTATION" ? 404 : 422, exported.code, exported.message);
  }
  response.attachment(`${game.gameId}.egn`).type("json").send(exported.text);
}

function startOf({ times: [start = 0] }: FinishedGame): string {
  return new Date(start).toISOString();
}
