import { makeTableLink } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { lazy, Suspense, useRef, useState } from "react";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";
import { copyKeys, copyOrSelect } from "./copyText.ts";
import { useInviteAddress } from "./useInviteAddress.ts";

const QrCode = lazy(() => import("./QrCode.tsx").then((m) => ({ default: m.QrCode })));

const COPIED_MS = 2000;

/** The link in every way people hand one on. */
export function Invitation({ code }: { code: Code }) {
  const [said, setSaid] = useState<string | null>(null);
  const shownLink = useRef<HTMLParagraphElement>(null);
  const { server, isOnlyHere } = useInviteAddress();
  const link = makeTableLink({ server, code });
  const copy = async () => {
    if (shownLink.current === null) return;
    if ((await copyOrSelect(shownLink.current, link)) === "selected") {
      const keys = copyKeys();
      return setSaid(keys === null ? t.selectedHold : t.selectedPress({ keys }));
    }
    setSaid(t.copied);
    setTimeout(() => setSaid(null), COPIED_MS);
  };
  return (
    <section className="invitation" aria-label={t.invite}>
      <Suspense fallback={<span className="qr" />}>
        <QrCode link={link} />
      </Suspense>
      <div>
        <h2>{t.invite}</h2>
        <p ref={shownLink} className="soft link">
          {link}
        </p>
        {isOnlyHere && <p className="only-here">{t.onlyHere}</p>}
        <div className="invitation-buttons">
          {"share" in navigator && (
            <button
              type="button"
              className="button main small"
              onClick={() => void navigator.share({ title: t.shareTitle, url: link }).catch(() => undefined)}
            >
              <ShareIcon />
              {t.share}
            </button>
          )}
          <button type="button" className="button paper small" onClick={() => void copy()}>
            <CopyIcon />
            <span aria-live="polite">{said ?? t.copy}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
