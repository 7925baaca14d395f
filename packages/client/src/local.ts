import { chairsFor, LIMITS } from "@buck/protocol";
import type { Answer, BotLevel, Code, Settings } from "@buck/protocol";
import { makeTable, inProcessBots, memoryStore, openTable } from "@buck/table";
import type { Bots, KnownDeals, Ports, SavedTable, Store, Table } from "@buck/table";
import { connectOver } from "./connection.ts";
import type { Platform } from "./platform.ts";
import type { TableClient } from "./tableClient.ts";
import type { Transport } from "./transport.ts";
import { until } from "./tableClient.ts";

/** The code of a table that is on no server: no link leads to it. */
export const LOCAL_CODE: Code = "HERE-HERE-HERE";

/** A table that nobody shares: whatever a new shared table begins with changes nothing here. */
export const LOCAL_SETTINGS: Omit<Settings, "rules"> = {
  title: "",
  pace: "normal",
  turnTimer: null,
  watching: true,
  talkWithWatchers: false,
  takeover: true,
  undoWithTimer: false,
  hints: "off",
  graceSeconds: LIMITS.graceSeconds.default,
};

const THE_PERSON = "local";

export interface LocalBot {
  readonly name?: string;
  readonly level: BotLevel;
}

export interface LocalOptions {
  readonly platform: Platform;
  readonly name: string;
  /** The game and its rules, and what differs from `LOCAL_SETTINGS`. */
  readonly settings: Pick<Settings, "rules"> & Partial<Settings>;
  /** The others, clockwise from the person at position 0. A seat that is not named gets a `medium` bot. */
  readonly bots?: readonly LocalBot[];
  /** How bots choose; by default they think on this thread. */
  readonly botChoices?: Bots;
  readonly nextDeck?: Ports["nextDeck"];
  /** The deals of the first game, where they are known. */
  readonly deals?: KnownDeals;
  /** Where the table's log is kept; in memory by default. */
  readonly store?: Store;
  /** What the store has kept of a table: it goes on where it was. */
  readonly saved?: KeptTable | null;
}

/** A table as a device keeps it between two visits. */
export type KeptTable = Pick<SavedTable, "snapshot" | "entries">;

const USUAL_BOT: LocalBot = { level: "medium" };

/** A table in this very tab or process: one person, bots and the game that has begun. Rejects a bad name. */
export async function openLocal(options: LocalOptions): Promise<TableClient> {
  const { platform, store = memoryStore(), saved = null } = options;
  const ports: Ports = {
    clock: platform.clock,
    random: platform.random,
    store,
    bots: options.botChoices ?? inProcessBots,
    ...(options.nextDeck === undefined ? {} : { nextDeck: options.nextDeck }),
  };
  const table =
    saved === null ? await newTable(options, ports) : openTable({ ...saved, code: LOCAL_CODE, ports });
  const client = connectTable({ table, tokenHash: THE_PERSON, platform });
  await until(client, ({ connection }) => connection === "online");
  // Also at a kept table whose first game was not written any more.
  if (client.store.getState().frame?.table.stage === "lobby") await client.send({ type: "start" });
  return client;
}

async function newTable(options: LocalOptions, ports: Ports): Promise<Table> {
  const { name, settings, bots = [], deals } = options;
  const others = chairsFor(settings.rules).filter((position) => position !== 0);
  const created = await makeTable({
    code: LOCAL_CODE,
    settings: { ...LOCAL_SETTINGS, ...settings },
    host: { name, tokenHash: THE_PERSON },
    bots: others.map((position, index) => ({ ...(bots[index] ?? USUAL_BOT), position })),
    ...(deals === undefined ? {} : { deals }),
    ports,
  });
  if (!created.ok) throw new Error(created.code);
  return created.table;
}

export interface TableConnectOptions {
  readonly table: Table;
  /** The person who connects, as the table knows them. */
  readonly tokenHash: string;
  readonly platform: Platform;
}

/** Somebody at a table that runs in this process. Several can share a device: each has a client of their own. */
export function connectTable({ table, tokenHash, platform }: TableConnectOptions): TableClient {
  return connectOver(sessionTransport(table, tokenHash), { code: table.code, platform });
}

function sessionTransport(table: Table, tokenHash: string): Transport {
  return {
    dial: (listener) => {
      let isOpen = true;
      const owed = new Set<Promise<Answer>>();
      // A table speaks while it is being spoken to: what it says is heard in order, a little later.
      const soon = async (hear: () => void) => {
        await Promise.resolve();
        if (isOpen) hear();
      };
      const inbound = table.connect({
        tokenHash,
        welcome: (welcome) => void soon(() => listener.welcome(welcome)),
        frame: (frame) => void soon(() => listener.frame(frame)),
        presence: (presence) => void soon(() => listener.presence(presence)),
        goodbye: (goodbye) => {
          void soon(() => listener.goodbye(goodbye));
          void Promise.allSettled(owed).then(() => void soon(() => listener.closed()));
        },
      });
      return {
        command: (message) => {
          const answer = inbound.command(message).finally(() => owed.delete(answer));
          owed.add(answer);
          return answer;
        },
        resync: () => void soon(() => listener.welcome(inbound.resync())),
        hangUp: () => {
          isOpen = false;
          inbound.disconnect();
        },
      };
    },
  };
}
