import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "../device/persisted.ts";
import { lobbyTexts } from "../texts/en/lobby.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { ChoiceField } from "./ChoiceField.tsx";

interface BotLevelFieldProps {
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong the bots are, with a sentence about the chosen ones. */
export function BotLevelField({ level, onChange }: BotLevelFieldProps) {
  const language = useLanguage();
  const bots = practiceTexts(language).bots;
  const room = lobbyTexts(language).room;
  return (
    <ChoiceField
      title={bots.bots}
      text={room.levelNotes[level]}
      values={BOT_LEVELS}
      label={(each) => room.levels[each]}
      value={level}
      onChange={onChange}
    />
  );
}

interface BotLevelSelectProps {
  readonly label: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong a bot is, in little room. */
export function BotLevelSelect({ label, level, onChange }: BotLevelSelectProps) {
  const t = useTexts(lobbyTexts).room;
  const choose = (chosen: string) => {
    const known = BOT_LEVELS.find((each) => each === chosen);
    if (known !== undefined) onChange(known);
  };
  return (
    <select
      className="input"
      aria-label={label}
      value={level}
      onChange={({ target }) => choose(target.value)}
    >
      {BOT_LEVELS.map((each) => (
        <option key={each} value={each}>
          {t.levels[each]}
        </option>
      ))}
    </select>
  );
}

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
