import { openLocal } from "@buck/client";
import type { KeptTable, TableClient } from "@buck/client";
import type { GameName } from "@buck/engine";
import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { workerBots } from "@buck/table";
import type { Entry, FinishedGame, Store } from "@buck/table";
import { gameArchive } from "../archive/gameArchive.ts";
import { botPool } from "../bots/botPool.ts";
import { browserPlatform as platform } from "../client/platform.ts";
import { markUnfinished, practiceKey, startAnew } from "../storage/practiceGames.ts";
import { safeStorage } from "../storage/persisted.ts";
import type { PracticeSetup } from "./practiceSetup.ts";

interface Practice extends PracticeSetup {
  readonly name: string;
}

/** A table with three bots in this tab. It outlives the tab: the next visit goes on where this one ends. */
export async function openPracticeTable(practice: Practice): Promise<TableClient> {
  const { game } = practice.settings.rules;
  try {
    return await open(practice, keptTable(game));
  } catch {
    // Another version of this page has left a log that this one cannot read.
    startAnew(game);
    return open(practice, null);
  }
}

function open({ name, level, settings }: Practice, saved: KeptTable | null): Promise<TableClient> {
  return openLocal({
    platform,
    name,
    settings,
    bots: [{ level }, { level }, { level }],
    botChoices: workerBots({ pool: botPool, clock: platform.clock }),
    store: deviceStore(settings.rules.game, saved),
    saved,
  });
}

function keptTable(game: GameName): KeptTable | null {
  return JSON.parse(safeStorage.get(practiceKey(game)) ?? "null");
}

/** Keeps the table on this device after every entry: the newest snapshot, and what has happened since. */
function deviceStore(game: GameName, saved: KeptTable | null): Store {
  let kept: KeptTable = saved ?? { snapshot: null, entries: [] };
  return {
    append: async (_, entry, { snapshot, finished } = {}) => {
      kept =
        snapshot === undefined ? { ...kept, entries: [...kept.entries, entry] } : { snapshot, entries: [] };
      safeStorage.set(practiceKey(game), JSON.stringify(kept));
      if (begins(entry)) markUnfinished(game, true);
      if (finished === undefined) return;
      markUnfinished(game, false);
      await keepPractice(finished);
    },
  };
}

/** The same file as a server gives of its games. The hashes of tokens have no use here. */
async function keepPractice({ owners: _owners, ...told }: FinishedGame): Promise<void> {
  const seat = told.players.find(({ kind }) => kind === "person")?.position ?? 0;
  const text = JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...told });
  await gameArchive.keep({ text, seat, isPractice: true });
}

function begins({ changes }: Entry): boolean {
  return changes.some(({ type }) => type === "gameStarted");
}
