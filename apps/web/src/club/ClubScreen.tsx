import { listNames } from "@buck/words";
import { useState } from "react";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { MenuIcon, ShareIcon } from "../ui/icons.tsx";
import { Page } from "../ui/Page.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { MemberFace } from "./MemberFace.tsx";
import { Members } from "./Members.tsx";
import { MoreDialog } from "./MoreDialog.tsx";
import { NextEvening } from "./NextEvening.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { Results } from "./Results.tsx";
import { Standings } from "./Standings.tsx";
import { Tonight } from "./Tonight.tsx";
import { useClub } from "./context.ts";
import "../settings/settings.css";
import "../table/board/all.css";
import "../yourGames/yourGames.css";
import "./club.css";

/** Everything about a club on one page: what is on now comes first. */
export function ClubScreen() {
  const { club } = useClub();
  return (
    <Page className="club" title={club.name}>
      <ClubHead />
      <div className="club-now">
        <Tonight />
        <OpenTables />
        <NextEvening />
      </div>
      <div className="club-past">
        <Standings />
        <Results />
      </div>
      <div className="club-people">
        <Members />
      </div>
    </Page>
  );
}

function ClubHead() {
  const language = useLanguage();
  const t = clubTexts(language);
  const { club, connection } = useClub();
  const [open, setOpen] = useState<"invite" | "more" | null>(null);
  const close = () => setOpen(null);
  return (
    <header className="club-head">
      <h1>{club.name}</h1>
      <HereNow />
      <div className="club-buttons">
        <button type="button" className="button" onClick={() => setOpen("invite")}>
          <ShareIcon />
          {t.head.invite}
        </button>
        <button type="button" className="button" onClick={() => setOpen("more")}>
          <MenuIcon />
          {t.head.more}
        </button>
        {connection !== "online" && (
          <p className="soft" role="status">
            {t.head.offline}
          </p>
        )}
      </div>
      {open === "invite" && <InviteDialog onClose={close} />}
      {open === "more" && <MoreDialog onClose={close} />}
    </header>
  );
}

function HereNow() {
  const language = useLanguage();
  const t = clubTexts(language).here;
  const { club } = useClub();
  const here = club.members.filter(({ isHere }) => isHere);
  const others = here.filter(({ memberId }) => memberId !== club.you.memberId);
  const names = listNames(
    language,
    others.map(({ name }) => name),
  );
  return (
    <p className="here-now" role="status">
      <span className="faces">
        {others.slice(0, 6).map(({ memberId, look }) => (
          <MemberFace key={memberId} look={look} />
        ))}
      </span>
      <span>{others.length === 0 ? t.alone : t.names({ names, others: others.length })}</span>
    </p>
  );
}
