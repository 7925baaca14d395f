import type { Settings } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { GameField, HouseRules, PaceField, PresetField } from "../newTable/TableForm.tsx";
import { PLAY_PATHS, startAnew, usePracticeGames } from "../storage/practiceGames.ts";
import { practiceTexts as t } from "../texts/practice.ts";
import { Page } from "../ui/Page.tsx";
import { PracticeBotsField } from "./PracticeBotsField.tsx";
import { saveSetup, usePracticeSetups } from "./practiceSetup.ts";
import type { PracticeSetup } from "./practiceSetup.ts";

/** Chooses the game, its rules and the bots before practising, from what was chosen last. */
export function PracticePage() {
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
    else setSetup({ ...setup, settings: { ...setup.settings, ...part, ...(rules && { rules }) } });
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
