import type { GameName } from "@buck/engine";
import { decodeRecord, importEgn, replay } from "@buck/records";
import type { GameRecord } from "@buck/records";
import { replayEgnFile } from "../games/euchre/egn.ts";
import type { LoadResult } from "../gameUi/history.ts";

/** Reads a record or an EGN file and replays it by the rules. */
export function load(text: string): LoadResult {
  const egn = importEgn(text);
  if (egn.ok) return replayEgnFile(egn.game);
  const isEgn = egn.code !== "NOT_EGN" && egn.code !== "NOT_JSON";
  return isEgn ? { ok: false, code: egn.code, message: egn.message, at: egn.at } : loadRecord(text);
}

function loadRecord(text: string): LoadResult {
  const decoded = decodeRecord(text);
  return decoded.ok ? replayRecord(decoded.record) : { ...decoded, at: "" };
}

function replayRecord<Name extends GameName>(record: GameRecord<Name>): LoadResult<Name> {
  const replayed = replay(record);
  if (!replayed.ok) {
    const { code, message, index } = replayed;
    return { ok: false, code, message: `Action ${index}: ${message}`, at: index };
  }
  const { states, events } = replayed;
  return { ok: true, history: { game: record.game, states, events } };
}
