import type { Entry, FinishedGame, SavedTable, WithEntry } from "@buck/table";
import { CODE, reduce, unopened } from "@buck/table/testing";
import type { TableState } from "@buck/table/testing";

/** What the disk holds, and the table as it follows from it, version by version. */
export class Disk {
  readonly entries: string[] = [];
  readonly states: TableState[] = [unopened(CODE)];
  /** When each entry was written, by the clock that never jumps. */
  readonly times: number[] = [0];
  readonly finished: FinishedGame[] = [];
  readonly #seqOf = new Map<string, number>();
  readonly #told: Entry[] = [];
  #snapshot: string | null = null;

  write(entry: Entry, { finished, snapshot }: WithEntry, now: number): void {
    if (entry.seq !== this.entries.length + 1) throw new Error(`Entry ${entry.seq} leaves a gap`);
    if (this.#seqOf.has(entry.commandId)) throw new Error(`${entry.commandId} had its effect twice`);
    const text = JSON.stringify(entry);
    const copy: Entry = JSON.parse(text);
    this.states.push(reduce(this.now, copy));
    this.entries.push(text);
    this.#told.push(copy);
    this.times.push(now);
    this.#seqOf.set(entry.commandId, entry.seq);
    if (finished !== undefined) this.finished.push(finished);
    if (snapshot !== undefined) this.#snapshot = JSON.stringify(snapshot);
  }

  get now(): TableState {
    return this.stateAt(this.entries.length);
  }

  stateAt(version: number): TableState {
    const state = this.states[version];
    if (state === undefined) throw new Error(`There is no version ${version}`);
    return state;
  }

  entryAt(version: number): Entry {
    const entry = this.#told[version - 1];
    if (entry === undefined) throw new Error(`There is no entry ${version}`);
    return entry;
  }

  seqOf(commandId: string): number | null {
    return this.#seqOf.get(commandId) ?? null;
  }

  /** As it would be read back after the power went: from the last snapshot on. */
  load(): SavedTable {
    const snapshot: SavedTable["snapshot"] = this.#snapshot === null ? null : JSON.parse(this.#snapshot);
    const entries = this.entries.slice(snapshot?.version ?? 0).map((text): Entry => JSON.parse(text));
    const answered = [...this.#seqOf].map(([commandId, seq]) => ({ commandId, seq }));
    return { snapshot, entries, answered };
  }
}
