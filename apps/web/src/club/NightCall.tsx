import type { Night } from "@buck/protocol";
import { useEffect } from "react";
import { safeStorage } from "../device/persisted.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { memberName, placeText, tableOf } from "./clubWords.ts";
import { useClub } from "./context.ts";

/** Long enough to read where one plays, and with whom. */
const READ_MS = 4_000;
const CALLED = "buck.club.called";

/** A round begins: where you play, and then the screen goes there. Whoever comes back from the table stays here. */
export function NightCall() {
  const { club } = useClub();
  const { night, you } = club;
  if (night === null || night.stage !== "playing") return null;
  const place = tableOf(night, you.memberId);
  const round = `${night.nightId} ${night.round}`;
  if (place === null || place.isDone || safeStorage.get(CALLED) === round) return null;
  return <Called key={round} night={night} round={round} />;
}

export function Called({ night, round }: { night: Night; round: string }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club, goToTable } = useClub();
  const place = tableOf(night, club.you.memberId);
  const code = place?.code;
  useEffect(() => {
    if (code === undefined) return undefined;
    const timer = setTimeout(() => {
      safeStorage.set(CALLED, round);
      goToTable(code, "sit");
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [code, goToTable, round]);
  if (place === null) return null;
  const go = () => {
    safeStorage.set(CALLED, round);
    goToTable(place.code, "sit");
  };
  const hasPartner = night.settings.table.rules.game === "euchre" && place.partner !== null;
  return (
    <Dialog
      title={placeText(language, night, place, (id) => memberName(language, club, id))}
      onClose={go}
      className="night-call"
    >
      {hasPartner && <p>{t.partner({ name: memberName(language, club, place.partner ?? "") })}</p>}
      <p className="soft">{t.goingSoon}</p>
      <div className="sheet-buttons">
        <button type="button" className="button main grow" data-first-focus onClick={go}>
          {t.goNow}
        </button>
      </div>
    </Dialog>
  );
}
