import { openLocal } from "@buck/client";
import type { KeptTable, TableClient } from "@buck/client";
import type { GameName, Position } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { dealsOf, seatsIn } from "@buck/records";
import type { GameHistory, GameRecord } from "@buck/records";
import { workerBots } from "@buck/bots/workers";
import { botPool } from "../device/botPool.ts";
import { browserPlatform as platform } from "../device/platform.ts";
import { withAnyDealer } from "../games/index.ts";
import { levelsFor, practiceBots, usePracticeSetups } from "../practice/practiceSetup.ts";
import { keepPractice } from "../practice/practiceTable.ts";
import { deviceStore, tableKeptAt } from "../device/keptTables.ts";
import { safeStorage } from "../device/persisted.ts";
import { playerIn } from "./comparison.ts";

interface AgainTable {
  readonly gameId: string;
  readonly history: GameHistory;
  /** Whose cards the person plays. */
  readonly seat: Position;
  readonly name: string;
  readonly title: string;
}

/** The deals of a finished game at a table with three bots in this tab, from its record alone. */
export async function openAgainTable(table: AgainTable): Promise<TableClient> {
  const key = `buck.again.${table.gameId}.${table.seat}`;
  try {
    return await open(table, key, tableKeptAt(key));
  } catch {
    // Another version of this page has left a log that this one cannot read.
    safeStorage.remove(key);
    return open(table, key, null);
  }
}

function open(
  { gameId, history, seat, name, title }: AgainTable,
  key: string,
  saved: KeptTable | null,
): Promise<TableClient> {
  const { record } = history;
  const deals = record === null ? null : dealsOf(record, seat);
  if (record === null || deals === null) throw new Error("This game has no deals");
  const { levels, settings } = usePracticeSetups.getState()[record.game];
  const rules = rulesOf(record);
  const players = seatsIn(history).map((position) => playerIn(history, position));
  return openLocal({
    platform,
    name,
    settings: { ...settings, title, rules: seat === 0 ? rules : withAnyDealer(rules) },
    bots: practiceBots(levelsFor(rules, levels)),
    botChoices: workerBots({ pool: botPool, clock: platform.clock }),
    deals: { ...deals, areAll: false, source: { gameId, turn: seat, players } },
    store: deviceStore(key, saved, {
      onFinished: async (finished) => {
        // Whoever comes again begins with the first hand.
        safeStorage.remove(key);
        await keepPractice(finished);
      },
    }),
    saved,
  });
}

function rulesOf<Name extends GameName>({ game, options }: GameRecord<Name>): Rules<Name> {
  return { game, options };
}
