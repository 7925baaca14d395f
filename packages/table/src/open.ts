import type { Code, Settings } from "@buck/protocol";
import { tidySettings } from "./decide/hosting.ts";
import { newPersonId } from "./decide/seats.ts";
import { nameFrom, refuse } from "./decide/verdict.ts";
import type { Refused } from "./decide/verdict.ts";
import type { Entry } from "./log.ts";
import type { Ports } from "./ports.ts";
import { LiveTable } from "./table.ts";
import type { Table } from "./table.ts";

export interface NewTable {
  readonly code: Code;
  readonly settings: Settings;
  readonly host: { readonly name: string; readonly tokenHash: string };
  readonly ports: Ports;
}

export type CreatedTable = { readonly ok: true; readonly table: Table } | Refused;

/** Opens a table whose host sits at position 0, once that is stored. */
export async function createTable({ code, settings, host, ports }: NewTable): Promise<CreatedTable> {
  const named = nameFrom(host.name, []);
  if (!named.ok) return refuse(named.code);
  const tidy = tidySettings(settings);
  if (tidy === null) return refuse("INVALID_TITLE");
  const personId = newPersonId(ports);
  const entry: Entry = {
    seq: 1,
    at: ports.clock.wallTime(),
    commandId: "table/1",
    changes: [
      { type: "opened", settings: tidy },
      { type: "personSat", position: 0, personId, name: named.name, tokenHash: host.tokenHash },
      { type: "hostChanged", personId },
    ],
    news: [],
  };
  try {
    await ports.store.append(code, entry);
  } catch (error) {
    ports.onError?.(error);
    return refuse("STORE_FAILING");
  }
  return { ok: true, table: openTable({ code, entries: [entry], ports }) };
}

/** A table as its log has it. Nobody is connected yet, so nothing is waited for until somebody comes. */
export function openTable({
  code,
  entries,
  ports,
}: {
  readonly code: Code;
  readonly entries: readonly Entry[];
  readonly ports: Ports;
}): Table {
  if (entries.length === 0) throw new Error(`There is no log of table ${code}`);
  return new LiveTable({ code, entries, ports });
}
