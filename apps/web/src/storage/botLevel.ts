import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

interface KeptBotLevel {
  readonly level: BotLevel;
}

/** The level of the bots that the person at this browser last filled a table with. */
export const useBotLevel = create<KeptBotLevel>()(
  persist(() => parseBotLevel(null), persisted("buck.botLevel", parseBotLevel)),
);

export function saveBotLevel(level: string): void {
  useBotLevel.setState(parseBotLevel({ level }));
}

export function parseBotLevel(stored: unknown): KeptBotLevel {
  const kept: unknown =
    typeof stored === "object" && stored !== null && "level" in stored ? stored.level : null;
  return { level: BOT_LEVELS.find((level) => level === kept) ?? "medium" };
}
