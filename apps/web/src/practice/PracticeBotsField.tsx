import type { GameName } from "@buck/engine";
import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { useState } from "react";
import { teamAt } from "../games/index.ts";
import { BotLevelSelect } from "../newTable/BotLevelSelect.tsx";
import { ChoiceField } from "../newTable/ChoiceField.tsx";
import { lobbyTexts } from "../texts/lobby.ts";
import { practiceTexts as t } from "../texts/practice.ts";
import { sameLevels } from "./practiceSetup.ts";
import type { PracticeLevels } from "./practiceSetup.ts";
import "./practice.css";

interface PracticeBotsFieldProps {
  readonly game: GameName;
  readonly levels: PracticeLevels;
  readonly onChange: (levels: PracticeLevels) => void;
}

/** How strong the bots are: one level for all, or one for each seat. */
export function PracticeBotsField({ game, levels, onChange }: PracticeBotsFieldProps) {
  const [first] = levels;
  const [isEach, setEach] = useState(levels.some((level) => level !== first));
  const choose = (chosen: BotLevel | "each") => {
    setEach(chosen === "each");
    if (chosen !== "each") onChange(sameLevels(chosen));
  };
  return (
    <ChoiceField
      title={t.bots}
      text={isEach ? t.eachNote : lobbyTexts.levelNotes[first]}
      values={[...BOT_LEVELS, "each"]}
      label={(value) => (value === "each" ? t.each : lobbyTexts.levels[value])}
      value={isEach ? "each" : first}
      onChange={choose}
    >
      {isEach && <SeatLevels game={game} levels={levels} onChange={onChange} />}
    </ChoiceField>
  );
}

function SeatLevels({ game, levels, onChange }: PracticeBotsFieldProps) {
  const [left, across, right] = levels;
  const opposite = teamAt(game, 2, 0) === null ? t.seats.across : t.partner;
  return (
    <div className="seat-levels">
      <SeatLevel seat={t.seats.left} level={left} onChange={(level) => onChange([level, across, right])} />
      <SeatLevel seat={opposite} level={across} onChange={(level) => onChange([left, level, right])} />
      <SeatLevel seat={t.seats.right} level={right} onChange={(level) => onChange([left, across, level])} />
    </div>
  );
}

interface SeatLevelProps {
  readonly seat: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

function SeatLevel({ seat, level, onChange }: SeatLevelProps) {
  return (
    <label className="seat-level">
      <span>{seat}</span>
      <BotLevelSelect label={seat} level={level} onChange={onChange} />
      <small className="soft">{lobbyTexts.levelNotes[level]}</small>
    </label>
  );
}
