import { makeClubLink } from "@buck/protocol";
import { useRef, useState } from "react";
import { copyKeys, copyOrSelect, useInviteAddress } from "../table/lobby/Invitation.tsx";
import { QrCode } from "../table/lobby/QrCode.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { lobbyTexts } from "../texts/en/lobby.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Confirm, Dialog } from "../ui/Dialog.tsx";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";
import { useClub } from "./context.ts";
import "../table/lobby/lobby.css";

const COPIED_MS = 2000;

/** The club's link in every way people hand one on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = clubTexts(language).invite;
  const room = lobbyTexts(language).room;
  const { club, tell } = useClub();
  const [said, setSaid] = useState<string | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const shownLink = useRef<HTMLParagraphElement>(null);
  const { server, isOnlyHere } = useInviteAddress();
  const link = makeClubLink({ server, code: club.code });
  const copy = async () => {
    if (shownLink.current === null) return;
    if ((await copyOrSelect(shownLink.current, link)) === "selected") {
      const keys = copyKeys();
      return setSaid(keys === null ? room.selectedHold : room.selectedPress({ keys }));
    }
    setSaid(room.copied);
    setTimeout(() => setSaid(null), COPIED_MS);
  };
  if (isRenewing) {
    return (
      <Confirm
        title={t.renewTitle}
        text={t.renewText}
        yes={t.renew}
        no={t.keep}
        onYes={() => {
          onClose();
          void tell({ type: "renewLink" });
        }}
        onClose={() => setRenewing(false)}
      />
    );
  }
  const canShare = "share" in navigator;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="invitation">
        <QrCode link={link} />
        <div>
          <p>{t.text}</p>
          <p ref={shownLink} className="soft link">
            {link}
          </p>
          {isOnlyHere && <p className="only-here">{room.onlyHere}</p>}
        </div>
      </div>
      <div className="sheet-buttons">
        {canShare && (
          <button
            type="button"
            className="button main"
            onClick={() => void navigator.share({ title: t.share, url: link }).catch(() => undefined)}
          >
            <ShareIcon />
            {room.share}
          </button>
        )}
        <button
          type="button"
          className={canShare ? "button paper" : "button main"}
          onClick={() => void copy()}
        >
          <CopyIcon />
          <span aria-live="polite">{said ?? room.copy}</span>
        </button>
        {club.you.isOrganizer && (
          <button type="button" className="button paper" onClick={() => setRenewing(true)}>
            {t.renew}
          </button>
        )}
      </div>
    </Dialog>
  );
}
