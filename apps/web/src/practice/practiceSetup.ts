import type { GameName } from "@buck/engine";
import { BOT_LEVELS, DEFAULT_SETTINGS, settings as settingsSchema } from "@buck/protocol";
import type { BotLevel, Settings } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { defaultRules, forEachGame } from "../games/index.ts";
import { persisted } from "../storage/persisted.ts";

/** How somebody wants to play against bots. */
export interface PracticeSetup {
  readonly level: BotLevel;
  readonly settings: Settings;
}

type PracticeSetups = Readonly<Record<GameName, PracticeSetup>>;

/** Nobody else is kept waiting, nobody else has to keep up, and nobody else minds a hint. */
export function usualSetup(game: GameName): PracticeSetup {
  return {
    level: "medium",
    settings: { ...DEFAULT_SETTINGS, rules: defaultRules(game), pace: "quick", hints: "all" },
  };
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
  const level = BOT_LEVELS.find((each) => "level" in stored && stored.level === each);
  const settings = settingsSchema.safeParse("settings" in stored ? stored.settings : undefined);
  const isSameGame = settings.data?.rules.game === game;
  return {
    level: level ?? usual.level,
    settings: settings.success && isSameGame ? settings.data : usual.settings,
  };
}
