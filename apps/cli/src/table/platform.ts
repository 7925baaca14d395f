import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { defaultPlatform } from "@buck/client";
import type { KeyValueStorage, Platform } from "@buck/client";

type Environment = Readonly<Record<string, string | undefined>>;

const ONLY_ME = { file: 0o600, folder: 0o700 };

/** The folder for what the program keeps between two runs. */
export function stateFolder(env: Environment): string {
  return join(env["XDG_STATE_HOME"] || join(homedir(), ".local", "state"), "buck-euchre");
}

/** This process for @buck/client. Tokens are kept in a file that nobody else may read. */
export function terminalPlatform(env: Environment): Platform {
  return { ...defaultPlatform(), storage: fileStorage(join(stateFolder(env), "seats.json")) };
}

function fileStorage(file: string): KeyValueStorage {
  const change = (edit: (kept: Map<string, string>) => void) => {
    const kept = readKept(file);
    edit(kept);
    writeKept(file, kept);
  };
  return {
    get: (key) => readKept(file).get(key) ?? null,
    set: (key, value) => change((kept) => kept.set(key, value)),
    remove: (key) => change((kept) => kept.delete(key)),
  };
}

/** A file that is missing or spoilt holds nothing. */
function readKept(file: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof kept !== "object" || kept === null) return new Map();
    const entries = Object.entries(kept);
    return new Map(entries.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])));
  } catch {
    return new Map();
  }
}

/** Written beside and moved into place: a crash leaves the old file or the new one. */
function writeKept(file: string, kept: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true, mode: ONLY_ME.folder });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`, { mode: ONLY_ME.file });
  renameSync(beside, file);
}
