import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "@buck/engine";
import type { Entry, LogStore } from "@buck/table";

/** A game that was left in the middle. */
export interface LeftGame {
  readonly file: string;
  readonly game: GameName;
  /** How many hands were dealt. */
  readonly hand: number;
}

const FILE = /^game-(\d+)\.jsonl$/;
const ONLY_ME = { file: 0o600, folder: 0o700 };

/** The game of this process in a file of its own: one entry of its table's log in each line. */
export class SavedGame implements LogStore {
  readonly #folder: string;
  readonly #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, `game-${process.pid}.jsonl`);
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

/** A game whose process is gone; null when there is none. */
export function findLeftGame(folder: string): LeftGame | null {
  for (const name of filesIn(folder)) {
    const [, pid] = FILE.exec(name) ?? [];
    const left = pid === undefined || isRunning(Number(pid)) ? null : readLeftGame(join(folder, name));
    if (left !== null) return left;
  }
  return null;
}

function readLeftGame(file: string): LeftGame | null {
  const changes = readEntries(file).flatMap((entry) => entry.changes);
  const start = changes.findLast((change) => change.type === "gameStarted");
  if (start === undefined) return null;
  const deals = changes.filter((change) => change.type === "gameActed" && change.action.type === "DEAL");
  return { file, game: start.rules.game, hand: deals.length };
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
