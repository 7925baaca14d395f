import { DEFAULT_SETTINGS, MOVEMENTS, NIGHT_BOTS, NIGHT_HANDS } from "@buck/protocol";
import type { NightSettings, Settings } from "@buck/protocol";
import { useState } from "react";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { GameField, HouseRules, PlayersField } from "../home/TableForm.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useClub } from "./context.ts";

const ROUNDS = [3, 4, 6, 8, 10, 12, null] as const;

/** Sensible defaults: whoever knows nothing taps once. */
export function NightForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(clubTexts);
  const t = texts.nightForm;
  const { club, tell } = useClub();
  const [night, setNight] = useState<NightSettings>({
    table: { ...(club.lastSettings ?? DEFAULT_SETTINGS), title: "" },
    hands: 8,
    rounds: 6,
    movement: "mix",
    bots: "fill",
    botLevel: "medium",
  });
  const change = (part: Partial<NightSettings>) => setNight((before) => ({ ...before, ...part }));
  const changeTable = (part: Partial<Settings>) => change({ table: { ...night.table, ...part } });
  const start = async () => {
    if (await tell({ type: "startNight", settings: night })) onClose();
  };
  return (
    <Dialog title={t.title} onClose={onClose} className="club-form">
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p className="soft">{t.lead}</p>
        <GameField settings={night.table} change={changeTable} />
        <PlayersField settings={night.table} change={changeTable} />
        <ChoiceField
          title={t.hands}
          text={t.handsText}
          values={NIGHT_HANDS}
          label={String}
          value={night.hands}
          onChange={(hands) => change({ hands })}
        />
        <ChoiceField
          title={t.rounds}
          text={t.roundsText}
          values={ROUNDS}
          label={(rounds) => (rounds === null ? t.untilStopped : String(rounds))}
          value={ROUNDS.find((rounds) => rounds === night.rounds) ?? null}
          onChange={(rounds) => change({ rounds })}
        />
        <ChoiceField
          title={t.movement}
          text={t.movementTexts[night.movement]}
          values={MOVEMENTS}
          label={(movement) => t.movements[movement]}
          value={night.movement}
          onChange={(movement) => change({ movement })}
        />
        <ChoiceField
          title={t.spare}
          text={t.spareText}
          values={NIGHT_BOTS}
          label={(bots) => t.spares[bots]}
          value={night.bots}
          onChange={(bots) => change({ bots })}
        />
        <HouseRules settings={night.table} change={changeTable} />
        <button type="submit" className="button main wide">
          {t.start}
        </button>
      </form>
    </Dialog>
  );
}
