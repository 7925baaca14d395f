import type { GameName } from "@buck/engine";
import { BOT_LEVELS, DEFAULT_SETTINGS, settings as settingsSchema } from "@buck/protocol";
import type { BotLevel, Settings } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { defaultRules, forEachGame } from "../games/index.ts";
import { persisted } from "../storage/persisted.ts";

/** Of the bots at a table, clockwise from the person. */
export type PracticeLevels = readonly [left: BotLevel, across: BotLevel, right: BotLevel];

/** How somebody wants to play against bots. */
export interface PracticeSetup {
  readonly levels: PracticeLevels;
  readonly settings: Settings;
}

type PracticeSetups = Readonly<Record<GameName, PracticeSetup>>;

/** Nobody else is kept waiting, nobody else has to keep up, and nobody else minds a hint. */
export function usualSetup(game: GameName): PracticeSetup {
  return {
    levels: sameLevels("medium"),
    settings: { ...DEFAULT_SETTINGS, rules: defaultRules(game), pace: "quick", hints: "all" },
  };
}

export function sameLevels(level: BotLevel): PracticeLevels {
  return [level, level, level];
}

/** The bots that are seated at a table in this tab. */
export function practiceBots([left, across, right]: PracticeLevels) {
  return [{ level: left }, { level: across }, { level: right }] as const;
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
  const settings = settingsSchema.safeParse("settings" in stored ? stored.settings : undefined);
  const isSameGame = settings.data?.rules.game === game;
  return {
    levels: storedLevels(stored) ?? usual.levels,
    settings: settings.success && isSameGame ? settings.data : usual.settings,
  };
}

/** Earlier versions of this page kept one level for all. */
function storedLevels(stored: object): PracticeLevels | null {
  if ("level" in stored && isLevel(stored.level)) return sameLevels(stored.level);
  if (!("levels" in stored) || !Array.isArray(stored.levels)) return null;
  const [left, across, right]: readonly unknown[] = stored.levels;
  return isLevel(left) && isLevel(across) && isLevel(right) ? [left, across, right] : null;
}

function isLevel(stored: unknown): stored is BotLevel {
  return BOT_LEVELS.some((level) => level === stored);
}
