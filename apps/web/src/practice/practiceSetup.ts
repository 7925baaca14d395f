import { LOCAL_SETTINGS } from "@buck/client";
import type { LocalBot } from "@buck/client";
import type { GameName } from "@buck/engine";
import { BOT_LEVELS, chairsFor, settings as settingsSchema } from "@buck/protocol";
import type { BotLevel, Rules, Settings } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { defaultRules, forEachGame } from "../games/index.ts";
import { persisted } from "../device/persisted.ts";

/** How somebody wants to play against bots. */
export interface PracticeSetup {
  /** Of the bots at the table, clockwise from the person. */
  readonly levels: readonly BotLevel[];
  readonly settings: Settings;
}

type PracticeSetups = Readonly<Record<GameName, PracticeSetup>>;

/** Nobody else is kept waiting, nobody else has to keep up, and nobody else minds a hint. */
export function usualSetup(game: GameName): PracticeSetup {
  const rules = defaultRules(game);
  return {
    levels: levelsFor(rules, []),
    settings: { ...LOCAL_SETTINGS, rules, pace: "quick", hints: "all" },
  };
}

/** A level for each bot that these rules need: bots that join are as strong as the first. */
export function levelsFor(rules: Rules, levels: readonly BotLevel[]): readonly BotLevel[] {
  const others = chairsFor(rules).slice(1);
  return others.map((_, index) => levels[index] ?? levels[0] ?? "medium");
}

/** The bots that are seated at a table in this tab. */
export function practiceBots(levels: readonly BotLevel[]): readonly LocalBot[] {
  return levels.map((level) => ({ level }));
}

/** The choices for each game, kept for the next time. */
export const usePracticeSetups = create<PracticeSetups>()(
  persist(() => parseSetups(null), persisted("buck.practiceSetups", parseSetups)),
);

export function saveSetup(setup: PracticeSetup): void {
  usePracticeSetups.setState({ [setup.settings.rules.game]: setup });
}

export function parseSetups(stored: unknown): PracticeSetups {
  const kept: Readonly<Record<string, unknown>> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  return forEachGame((game) => parseSetup(game, kept[game]));
}

/** A part that cannot be read any more is as usual. */
function parseSetup(game: GameName, stored: unknown): PracticeSetup {
  const usual = usualSetup(game);
  if (typeof stored !== "object" || stored === null) return usual;
  const parsed = settingsSchema.safeParse("settings" in stored ? stored.settings : undefined);
  const settings = parsed.success && parsed.data.rules.game === game ? parsed.data : usual.settings;
  const levels: readonly unknown[] = "levels" in stored && Array.isArray(stored.levels) ? stored.levels : [];
  return { levels: levelsFor(settings.rules, levels.every(isLevel) ? levels : []), settings };
}

function isLevel(stored: unknown): stored is BotLevel {
  return BOT_LEVELS.some((level) => level === stored);
}
