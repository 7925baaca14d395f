import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { token } from "@buck/protocol";
import type { TableAddress } from "./link.ts";
import { linkOf } from "./link.ts";

const TOKEN_BYTES = 32;
const ONLY_ME = { file: 0o600, folder: 0o700 };

/** The secrets by which this person comes back to their seats, kept in a file that nobody else may read. */
export class SeatKeys {
  readonly #folder: string;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    const state = env["XDG_STATE_HOME"] || join(homedir(), ".local", "state");
    this.#folder = join(state, "buck-euchre");
  }

  /** The key for a table: the one from last time, or a new one. */
  keyFor(address: TableAddress): string {
    const kept = token.safeParse(this.#read()[linkOf(address)]);
    if (kept.success) return kept.data;
    const made = newKey();
    this.keep(address, made);
    return made;
  }

  keep(address: TableAddress, key: string): void {
    const keys = { ...this.#read(), [linkOf(address)]: key };
    mkdirSync(this.#folder, { recursive: true, mode: ONLY_ME.folder });
    // Written beside and moved into place: a crash leaves the old file or the new one.
    const beside = `${this.#file}.${process.pid}`;
    writeFileSync(beside, `${JSON.stringify(keys, null, 2)}\n`, { mode: ONLY_ME.file });
    renameSync(beside, this.#file);
  }

  get #file(): string {
    return join(this.#folder, "seats.json");
  }

  /** A file that is missing or spoilt holds no keys. */
  #read(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#file, "utf8"));
      return typeof kept === "object" && kept !== null ? { ...kept } : {};
    } catch {
      return {};
    }
  }
}

export function newKey(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
