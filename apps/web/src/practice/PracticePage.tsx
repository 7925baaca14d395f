import type { GameName } from "@buck/engine";
import { BOT_LEVELS } from "@buck/protocol";
import type { BotLevel, Settings } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { PLAY_PATHS, startAnew, usePracticeGames } from "../device/practiceGames.ts";
import { teamAt } from "../games/index.ts";
import { BotLevelSelect } from "../home/BotLevel.tsx";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { GameField, HouseRules, PaceField, PlayersField, PresetField } from "../home/TableForm.tsx";
import { lobbyTexts } from "../texts/en/lobby.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Page } from "../ui/Page.tsx";
import { levelsFor, saveSetup, usePracticeSetups } from "./practiceSetup.ts";
import type { PracticeSetup } from "./practiceSetup.ts";
import "../settings/settings.css";

/** Chooses the game, its rules and the bots before practicing, from what was chosen last. */
export function PracticePage() {
  const t = useTexts(practiceTexts).bots;
  const [, navigate] = useLocation();
  const setups = usePracticeSetups();
  const [setup, setSetup] = useState<PracticeSetup>(() => {
    const { lastGame } = usePracticeGames.getState();
    return lastGame === null ? setups.buck : setups[lastGame];
  });
  const change = ({ rules, ...part }: Partial<Settings>) => {
    // Another game comes with the choices that were made for it.
    const isOtherGame = rules !== undefined && rules.game !== setup.settings.rules.game;
    if (isOtherGame) setSetup(setups[rules.game]);
    else {
      const next = { ...setup.settings, ...part, ...(rules && { rules }) };
      setSetup({ levels: levelsFor(next.rules, setup.levels), settings: next });
    }
  };
  const play = (event: FormEvent) => {
    event.preventDefault();
    const { game } = setup.settings.rules;
    saveSetup(setup);
    startAnew(game);
    navigate(PLAY_PATHS[game]);
  };
  const { settings, levels } = setup;
  return (
    <Page className="narrow" title={t.title}>
      <h1>{t.title}</h1>
      <form className="sheet new-table" onSubmit={play}>
        <p className="soft">{t.lead}</p>
        <GameField settings={settings} change={change} />
        <PlayersField settings={settings} change={change} />
        <PresetField settings={settings} change={change} />
        <PracticeBotsField
          key={settings.rules.game}
          game={settings.rules.game}
          levels={levels}
          onChange={(chosen) => setSetup({ ...setup, levels: chosen })}
        />
        <PaceField settings={settings} change={change} />
        <HouseRules settings={settings} change={change} />
        <div className="make-bar">
          <button type="submit" className="button main big wide">
            {t.play}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface PracticeBotsFieldProps {
  readonly game: GameName;
  readonly levels: readonly BotLevel[];
  readonly onChange: (levels: readonly BotLevel[]) => void;
}

/** How strong the bots are: one level for all, or one for each seat. */
function PracticeBotsField({ game, levels, onChange }: PracticeBotsFieldProps) {
  const language = useLanguage();
  const t = practiceTexts(language).bots;
  const room = lobbyTexts(language).room;
  const [first = "medium"] = levels;
  const [isEach, setEach] = useState(levels.some((level) => level !== first));
  const choose = (chosen: BotLevel | "each") => {
    setEach(chosen === "each");
    if (chosen !== "each") onChange(levels.map(() => chosen));
  };
  return (
    <ChoiceField
      title={t.bots}
      text={isEach ? t.eachNote : room.levelNotes[first]}
      values={[...BOT_LEVELS, "each"]}
      label={(value) => (value === "each" ? t.each : room.levels[value])}
      value={isEach ? "each" : first}
      onChange={choose}
    >
      {isEach && <SeatLevels game={game} levels={levels} onChange={onChange} />}
    </ChoiceField>
  );
}

function SeatLevels({ game, levels, onChange }: PracticeBotsFieldProps) {
  const language = useLanguage();
  const t = practiceTexts(language).bots;
  const room = lobbyTexts(language).room;
  const opposite = teamAt(language, game, 2, 0) === null ? t.seats.across : t.partner;
  const seatOf = (index: number) => {
    if (index === 0) return t.seats.left;
    if (index === levels.length - 1) return t.seats.right;
    return index * 2 === levels.length - 1 ? opposite : room.seat({ number: index + 2 });
  };
  return (
    <div className="seat-levels">
      {levels.map((level, index) => (
        <SeatLevel
          key={seatOf(index)}
          seat={seatOf(index)}
          level={level}
          onChange={(chosen) => onChange(levels.with(index, chosen))}
        />
      ))}
    </div>
  );
}

interface SeatLevelProps {
  readonly seat: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

function SeatLevel({ seat, level, onChange }: SeatLevelProps) {
  const room = useTexts(lobbyTexts).room;
  return (
    <label className="seat-level">
      <span>{seat}</span>
      <BotLevelSelect label={seat} level={level} onChange={onChange} />
      <small className="soft">{room.levelNotes[level]}</small>
    </label>
  );
}
