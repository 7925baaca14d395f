import { DAILY_HANDS, DAILY_SEAT, dailyDeals, dailyOptions, pointsByHand } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { openLocal } from "@buck/client";
import type { KeptTable, TableClient } from "@buck/client";
import type { GameName } from "@buck/engine";
import type { GameFrame, Rules } from "@buck/protocol";
import { readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { dailyBots } from "@buck/bots/workers";
import { keptRecord } from "@buck/table";
import { botPool } from "../device/botPool.ts";
import { browserPlatform as platform } from "../device/platform.ts";
import { deviceStore, tableKeptAt } from "../device/keptTables.ts";
import { safeStorage } from "../device/persisted.ts";
import { dailyKey, keepResult, resultOf, useDailyResults } from "./dailyResults.ts";
import type { Attempt } from "./dailyResults.ts";

interface DailyTable {
  readonly daily: Daily;
  readonly attempt: Attempt;
  readonly name: string;
  readonly title: string;
}

/** The table of a day: where it was left, or from the first hand. The result is kept as soon as there is one. */
export async function openDailyTable(table: DailyTable): Promise<TableClient> {
  const { daily, attempt } = table;
  const key = dailyKey(daily, attempt);
  // Practice that has come to its end begins anew.
  const isDone = attempt === "practice" && historyAt(key)?.isWhole === true;
  if (isDone) safeStorage.remove(key);
  const client = await open(table, isDone ? null : tableKeptAt(key)).catch(() => {
    // Another version of this page has left a log that this one cannot read.
    safeStorage.remove(key);
    return open(table, null);
  });
  const keepWhenOver = () => {
    const view = client.store.getState().frame?.game?.view;
    if (view !== undefined && isOver(view)) keepResultAt(daily, attempt);
  };
  keepWhenOver();
  client.store.subscribe(keepWhenOver);
  return client;
}

const BOT = { level: "expert" } as const;

function open({ daily, attempt, name, title }: DailyTable, saved: KeptTable | null): Promise<TableClient> {
  return openLocal({
    platform,
    name,
    settings: {
      title,
      rules: rulesOf(daily.game),
      pace: "quick",
      hints: attempt === "counted" ? "off" : "all",
    },
    bots: [BOT, BOT, BOT],
    botChoices: dailyBots(daily.day, botPool),
    deals: { ...dailyDeals(daily), areAll: true },
    store: deviceStore(dailyKey(daily, attempt), saved),
    saved,
  });
}

function rulesOf<Name extends GameName>(game: Name): Rules<Name> {
  return { game, options: dailyOptions(game) };
}

function isOver({ round, phase }: Pick<GameFrame["view"], "round" | "phase">): boolean {
  return round >= DAILY_HANDS && phase === "ROUND_OVER";
}

function keepResultAt(daily: Daily, attempt: Attempt): void {
  const history = dailyHistory(daily, attempt);
  if (history === null) return;
  const points = pointsByHand(history.events.flat(), DAILY_SEAT);
  const before = resultOf(useDailyResults.getState(), daily, attempt);
  if (before?.points.join() !== points.join()) keepResult({ ...daily, attempt, points });
}

/** The game of a day as far as it was played on this device; null when nothing is kept of it. */
export function dailyHistory(daily: Daily, attempt: Attempt): GameHistory | null {
  return historyAt(dailyKey(daily, attempt))?.history ?? null;
}

function historyAt(key: string): { readonly history: GameHistory; readonly isWhole: boolean } | null {
  const record = recordAt(key);
  const read = record === null ? null : readGameFile(record);
  if (read?.ok !== true) return null;
  const { history } = read;
  const state = history.states.at(-1);
  return { history, isWhole: state !== undefined && isOver(state) };
}

function recordAt(key: string): string | null {
  try {
    const kept = tableKeptAt(key);
    return kept === null ? null : keptRecord(kept);
  } catch {
    return null;
  }
}
