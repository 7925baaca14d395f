import { clubPath, LIMITS, SEASONS } from "@buck/protocol";
import { useState } from "react";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { saveFile } from "../replay/saveFile.ts";
import { useInviteAddress } from "../table/lobby/Invitation.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Confirm, Dialog } from "../ui/Dialog.tsx";
import { useClub } from "./context.ts";
import { clubCsv, clubJson } from "./exports.ts";

type Sheet = "move" | "tv" | "leave" | "begin";

/** What is needed now and then: another device, a TV, files, leaving; and what organizers settle. */
export function MoreDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = clubTexts(language).more;
  const { club, history, tell } = useClub();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const base = club.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const json = () =>
    saveFile(`${base}.json`, new Blob([clubJson(club, history)], { type: "application/json" }));
  const csv = () =>
    saveFile(`${base}.csv`, new Blob([clubCsv(language, club, history)], { type: "text/csv" }));
  if (sheet === "move") return <MoveDialog onClose={onClose} />;
  if (sheet === "tv") return <ClubTvDialog onClose={onClose} />;
  if (sheet === "leave" || sheet === "begin") {
    const isLeaving = sheet === "leave";
    return (
      <Confirm
        title={isLeaving ? t.leaveTitle : t.beginTitle}
        text={isLeaving ? t.leaveText : t.beginText}
        yes={isLeaving ? t.leave : t.beginSeason}
        no={isLeaving ? t.stay : t.notYet}
        onYes={() => {
          onClose();
          void tell({ type: isLeaving ? "leave" : "beginSeason" });
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="menu-list">
        <button type="button" className="button paper wide" onClick={() => setSheet("move")}>
          {t.move}
        </button>
        <button type="button" className="button paper wide" onClick={() => setSheet("tv")}>
          {t.tv}
        </button>
        <button type="button" className="button paper wide" onClick={csv}>
          {t.csv}
        </button>
        <button type="button" className="button paper wide" onClick={json}>
          {t.json}
        </button>
        <button type="button" className="button paper wide" onClick={() => setSheet("leave")}>
          {t.leave}
        </button>
      </div>
      {club.you.isOrganizer && <OrganizersPart onBegin={() => setSheet("begin")} />}
    </Dialog>
  );
}

function OrganizersPart({ onBegin }: { onBegin: () => void }) {
  const language = useLanguage();
  const texts = clubTexts(language);
  const t = texts.more;
  const { club, tell } = useClub();
  const [name, setName] = useState(club.name);
  return (
    <section className="small-form organizers" aria-label={t.forOrganizers}>
      <h3>{t.forOrganizers}</h3>
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          void tell({ type: "renameClub", name });
        }}
      >
        <label className="field">
          <span>{texts.form.name}</span>
          <input
            className="input"
            required
            maxLength={LIMITS.titleGraphemes}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="button paper">
          {t.rename}
        </button>
      </form>
      <ChoiceField
        title={t.season}
        text=""
        values={SEASONS}
        label={(every) => t.seasons[every]}
        value={club.season.every}
        onChange={(every) => void tell({ type: "setSeason", every })}
      />
      {club.season.every === "hand" && (
        <button type="button" className="button paper" onClick={onBegin}>
          {t.beginSeason}
        </button>
      )}
    </section>
  );
}

/** The digits are asked for once, when somebody wants them. */
function MoveDialog({ onClose }: { onClose: () => void }) {
  const t = clubTexts(useLanguage()).more;
  const { ask, refuse } = useClub();
  const [digits, setDigits] = useState<string | null>(null);
  const show = async () => {
    const answer = await ask({ type: "moveDevice" });
    if (answer.ok) setDigits(answer.moveCode ?? null);
    else refuse(answer);
  };
  return (
    <Dialog title={t.move} onClose={onClose}>
      <p>{t.moveText}</p>
      <p className="soft">{t.moveValid}</p>
      <p className="digits" role="status">
        {digits}
      </p>
      {digits === null && (
        <button type="button" className="button main wide" onClick={() => void show()}>
          {t.moveShow}
        </button>
      )}
    </Dialog>
  );
}

function ClubTvDialog({ onClose }: { onClose: () => void }) {
  const t = clubTexts(useLanguage()).more;
  const { club } = useClub();
  const { server } = useInviteAddress();
  const path = `${clubPath(club.code)}/tv`;
  return (
    <Dialog title={t.tv} onClose={onClose}>
      <p className="soft">{t.tvText}</p>
      <p className="link">{server + path}</p>
      <div className="sheet-buttons">
        <a className="button main grow" href={path} target="_blank" rel="noreferrer">
          {t.tvOpen}
        </a>
      </div>
    </Dialog>
  );
}
