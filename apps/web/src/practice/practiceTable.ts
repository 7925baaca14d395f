import { openLocal } from "@buck/client";
import type { KeptTable, TableClient } from "@buck/client";
import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { workerBots } from "@buck/bots/workers";
import type { FinishedGame } from "@buck/table";
import { gameArchive } from "../replay/gameArchive.ts";
import { botPool } from "../device/botPool.ts";
import { browserPlatform as platform } from "../device/platform.ts";
import { markUnfinished, practiceKey, rememberLastGame, startAnew } from "../device/practiceGames.ts";
import { deviceStore, tableKeptAt } from "../device/keptTables.ts";
import { practiceBots } from "./practiceSetup.ts";
import type { PracticeSetup } from "./practiceSetup.ts";

interface Practice extends PracticeSetup {
  readonly name: string;
}

/** A table with three bots in this tab. It outlives the tab: the next visit goes on where this one ends. */
export async function openPracticeTable(practice: Practice): Promise<TableClient> {
  const { game } = practice.settings.rules;
  rememberLastGame(game);
  try {
    return await open(practice, tableKeptAt(practiceKey(game)));
  } catch {
    // Another version of this page has left a log that this one cannot read.
    startAnew(game);
    return open(practice, null);
  }
}

function open({ name, levels, settings }: Practice, saved: KeptTable | null): Promise<TableClient> {
  const { game } = settings.rules;
  return openLocal({
    platform,
    name,
    settings,
    bots: practiceBots(levels),
    botChoices: workerBots({ pool: botPool, clock: platform.clock }),
    store: deviceStore(practiceKey(game), saved, {
      onBegun: () => markUnfinished(game, true),
      onFinished: (finished) => {
        markUnfinished(game, false);
        return keepPractice(finished);
      },
    }),
    saved,
  });
}

/** The same file as a server gives of its games. The hashes of tokens have no use here. */
export async function keepPractice({ owners: _owners, ...told }: FinishedGame): Promise<void> {
  const seat = told.players.find(({ kind }) => kind === "person")?.position ?? 0;
  const text = JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...told });
  await gameArchive.keep({ text, seat, isPractice: true });
}
