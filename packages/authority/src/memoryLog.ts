import type { Code } from "@buck/protocol";
import type { Entry } from "./log.ts";
import { KnownCommand, LogLost } from "./ports.ts";

interface Log {
  readonly entries: Map<number, string>;
  /** With the numbers of their entries. */
  readonly commands: Map<string, number>;
}

/** Keeps logs in memory. Stores and returns copies. */
export class MemoryLogs<Each extends Entry<unknown, unknown>> {
  readonly #logs = new Map<Code, Log>();

  append(code: Code, entry: Each): void {
    const log = this.#logs.get(code) ?? { entries: new Map(), commands: new Map() };
    const known = log.commands.get(entry.commandId);
    if (known !== undefined) throw new KnownCommand(known);
    if (log.entries.has(entry.seq)) throw new LogLost("the entry exists already");
    this.#logs.set(code, log);
    log.entries.set(entry.seq, JSON.stringify(entry));
    log.commands.set(entry.commandId, entry.seq);
  }

  /** Every entry of a log in order; empty for an unknown one. */
  load(code: Code): readonly Each[] {
    const entries = [...(this.#logs.get(code)?.entries.values() ?? [])].map((text): Each => JSON.parse(text));
    return entries.toSorted((a, b) => a.seq - b.seq);
  }
}
