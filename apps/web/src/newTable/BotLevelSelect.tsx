import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { lobbyTexts as t } from "../texts/lobby.ts";

interface BotLevelSelectProps {
  readonly label: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong a bot is, in little room. */
export function BotLevelSelect({ label, level, onChange }: BotLevelSelectProps) {
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
