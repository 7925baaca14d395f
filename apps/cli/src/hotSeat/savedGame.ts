import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "@buck/engine";
import type { Entry, ReadableStore } from "@buck/table";

/** A game that was left in the middle. */
export interface LeftGame {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly game: GameName;
  /** How many hands were dealt. */
  readonly hand: number;
}

/** A game against bots, or one around this keyboard. */
type SavedKind = "game" | "hotSeat";

const FILE = /^(\w+)-(\d+)\.jsonl$/;
const ONLY_ME = { file: 0o600, folder: 0o700 };

/** The game of this process in a file of its own: one entry of its table's log in each line. */
export class SavedGame implements ReadableStore {
  readonly #folder: string;
  readonly #file: string;

  constructor(folder: string, kind: SavedKind = "game") {
    this.#folder = folder;
    this.#file = join(folder, `${kind}-${process.pid}.jsonl`);
  }

  /** Synchronous, so that the table's own clock never runs ahead of it. */
  append(_: string, entry: Entry): Promise<void> {
    mkdirSync(this.#folder, { recursive: true, mode: ONLY_ME.folder });
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: ONLY_ME.file });
    return Promise.resolve();
  }

  load(): Promise<readonly Entry[]> {
    return Promise.resolve(readEntries(this.#file));
  }

  finishedGame(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Goes on with a game of an earlier process. */
  take({ file }: LeftGame): void {
    renameSync(file, this.#file);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}

/** A game of this kind whose process is gone, and that is wanted; null when there is none. */
export function findLeftGame(
  folder: string,
  kind: SavedKind = "game",
  isWanted: (left: LeftGame) => boolean = () => true,
): LeftGame | null {
  for (const name of filesIn(folder)) {
    const [, found, pid] = FILE.exec(name) ?? [];
    if (found !== kind || isRunning(Number(pid))) continue;
    const left = readLeftGame(join(folder, name));
    if (left !== null && isWanted(left)) return left;
  }
  return null;
}

function readLeftGame(file: string): LeftGame | null {
  const entries = readEntries(file);
  const changes = entries.flatMap((entry) => entry.changes);
  const start = changes.findLast((change) => change.type === "gameStarted");
  if (start === undefined) return null;
  const deals = changes.filter((change) => change.type === "gameActed" && change.action.type === "DEAL");
  return { file, entries, game: start.rules.game, hand: deals.length };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A line that was cut off by a crash, and what follows it, is left out. */
function readEntries(file: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (const line of textOf(file).split("\n")) {
    const entry = parseEntry(line);
    if (entry?.seq !== entries.length + 1) break;
    entries.push(entry);
  }
  return entries;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseEntry(line: string): Entry | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
