import { beginsLikeGames, MOST_RECORD_LETTERS, readGameFile } from "@buck/records";
import type { FileFault, GameHistory } from "@buck/records";

export type ReadFile =
  | { readonly ok: true; readonly history: GameHistory }
  | { readonly ok: false; readonly fault: "tooLarge" | "unreadable" | "manyGames" | "empty" }
  /** The first broken rule. */
  | { readonly ok: false; readonly fault: "broken"; readonly broken: FileFault };

const FIRST_BYTES = 100;

/** A game from a file of somebody's own; a folder, a film or a whole archive is told apart without reading it. */
export async function readFile(file: File): Promise<ReadFile> {
  try {
    if (beginsLikeGames(await file.slice(0, FIRST_BYTES).text())) return { ok: false, fault: "manyGames" };
    if (file.size > MOST_RECORD_LETTERS) return { ok: false, fault: "tooLarge" };
    return readText(await file.text());
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}

function readText(text: string): ReadFile {
  const read = readGameFile(text);
  if (!read.ok) return { ok: false, fault: "broken", broken: read };
  const { history } = read;
  return history.events.length === 0 ? { ok: false, fault: "empty" } : { ok: true, history };
}
