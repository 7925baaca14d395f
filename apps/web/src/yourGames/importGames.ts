import { decodeGames, MOST_FILE_BYTES } from "@buck/records";
import type { FileFault } from "@buck/records";
import type { Archive } from "../archive/gameArchive.ts";

export interface BrokenGame {
  /** Counted from 1 in the file. */
  readonly number: number;
  readonly fault: FileFault;
}

export type Import =
  | { readonly ok: false; readonly code: "tooLarge" | "notGames" }
  | {
      readonly ok: true;
      readonly added: number;
      /** Games that were kept here already. */
      readonly known: number;
      readonly broken: readonly BrokenGame[];
    };

interface ImportOptions {
  readonly archive: Pick<Archive, "find" | "keep">;
  readonly onProgress: (done: number, all: number) => void;
}

/** Adds the games of a file to those of this device, one after the other, so that the page goes on answering. */
export async function importGames(file: File, { archive, onProgress }: ImportOptions): Promise<Import> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, code: "tooLarge" };
  const games = decodeGames(await file.text());
  if (games === null) return { ok: false, code: "notGames" };
  const broken: BrokenGame[] = [];
  let added = 0;
  let known = 0;
  for (const [index, game] of games.entries()) {
    onProgress(index, games.length);
    const gameId = gameIdIn(game.text);
    if (gameId !== null && (await archive.find(gameId)) !== null) known += 1;
    else {
      const read = await archive.keep(game);
      if (read.ok) added += 1;
      else broken.push({ number: index + 1, fault: read });
    }
  }
  return { ok: true, added, known, broken };
}

/** Whether it is a game at all is for the archive to say. */
function gameIdIn(text: string): string | null {
  const { gameId }: { readonly gameId?: unknown } = JSON.parse(text);
  return typeof gameId === "string" ? gameId : null;
}
