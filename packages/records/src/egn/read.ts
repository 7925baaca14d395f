import { euchre } from "@buck/engine";
import { parseJson } from "../json.ts";
import { fault } from "./fault.ts";
import type { EgnFault } from "./fault.ts";
import type { EgnAbout, EgnGame } from "./game.ts";
import { readDeal } from "./readDeal.ts";
import { readRuleset } from "./ruleset.ts";
import { child, complain, entries, expectObject, isMissing, readText, readWhole } from "./cursor.ts";
import type { Cursor } from "./cursor.ts";

export const FILE_TYPE = "Euchre Game Notation";
const READABLE_VERSION = /^1\.[0-6](?:\.\d+)?$/;

export type EgnImported = { readonly ok: true; readonly game: EgnGame } | EgnFault;

/** Reads the text of an EGN file of version 1.0 to 1.6. */
export function importEgn(text: string): EgnImported {
  const json = parseJson(text);
  if (!json.ok) return fault("NOT_JSON", "");
  const file: Cursor = { at: "", value: json.value, faults: [] };
  const refusal = refuseOtherFile(file);
  if (refusal !== null) return refusal;
  const game = readGame(file);
  return file.faults[0] ?? { ok: true, game };
}

function refuseOtherFile(file: Cursor): EgnFault | null {
  if (child(file, "fileType", "file_type").value !== FILE_TYPE) {
    return fault("NOT_EGN", "fileType");
  }
  const version = child(file, "version").value;
  if (typeof version === "string" && READABLE_VERSION.test(version)) return null;
  return fault("UNSUPPORTED_VERSION", "version");
}

function readGame(file: Cursor): EgnGame {
  const metadata = child(file, "metadata");
  expectObject(metadata);
  const finalScore = child(metadata, "finalScore", "final_score");
  const { options, dealLimit } = readRuleset(child(metadata, "ruleset"));
  return {
    version: readText(child(file, "version")) ?? "",
    about: readAbout(metadata),
    players: readPlayers(child(metadata, "players")),
    initialScores: readScores(child(metadata, "initialScore", "initial_score")),
    finalScores: isMissing(finalScore) ? null : readScores(finalScore),
    options,
    dealLimit,
    deals: entries(child(file, "deals")).flatMap((deal) => readDeal(deal) ?? []),
  };
}

function readAbout(metadata: Cursor): EgnAbout {
  const gameId = readText(child(metadata, "gameId", "matchId", "match_id"));
  const title = readText(child(metadata, "title"));
  const description = readText(child(metadata, "description"));
  const date = readText(child(metadata, "date"));
  return {
    ...(gameId !== null && { gameId }),
    ...(title !== null && { title }),
    ...(description !== null && { description }),
    ...(date !== null && { date }),
  };
}

/** From seat 0 on, clockwise; a file may know only some of them. */
function readPlayers(cursor: Cursor): readonly string[] {
  const players = entries(cursor);
  if (players.length === 0 || players.length > euchre.seats().length)
    complain(cursor, '["…", "…", "…", "…"]');
  return euchre.seats().map((seat) => {
    const player = players[seat];
    const name = player === undefined ? "" : readPlayer(player);
    return name.trim() === "" ? `Player ${seat}` : name;
  });
}

function readPlayer(cursor: Cursor): string {
  return typeof cursor.value === "string" ? cursor.value : readPlayerObject(cursor);
}

function readPlayerObject(cursor: Cursor): string {
  expectObject(cursor);
  const name = child(cursor, "name");
  if (isMissing(name)) complain(name);
  return readText(name) ?? "";
}

/** Seats 0 and 2 first, then seats 1 and 3. */
function readScores(cursor: Cursor): euchre.ByTeam {
  const [first, second, ...more] = entries(cursor);
  if (first === undefined || second === undefined || more.length > 0) {
    complain(cursor, "[0, 0]");
    return { a: 0, b: 0 };
  }
  return { a: readWhole(first, 0), b: readWhole(second, 0) };
}
