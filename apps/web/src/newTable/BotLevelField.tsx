import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { lobbyTexts } from "../texts/lobby.ts";
import { practiceTexts } from "../texts/practice.ts";
import { ChoiceField } from "./ChoiceField.tsx";

interface BotLevelFieldProps {
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong the bots are, with a sentence about the chosen ones. */
export function BotLevelField({ level, onChange }: BotLevelFieldProps) {
  return (
    <ChoiceField
      title={practiceTexts.bots}
      text={lobbyTexts.levelNotes[level]}
      values={BOT_LEVELS}
      label={(each) => lobbyTexts.levels[each]}
      value={level}
      onChange={onChange}
    />
  );
}
