import { lazy, Suspense, useState } from "react";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";

const QrCode = lazy(() => import("./QrCode.tsx").then((m) => ({ default: m.QrCode })));

const COPIED_MS = 2000;

/** The link in every way people hand one on. */
export function Invitation({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <section className="invitation" aria-label={t.invite}>
      <Suspense fallback={<span className="qr" />}>
        <QrCode link={link} />
      </Suspense>
      <div>
        <h2>{t.invite}</h2>
        <p className="soft link">{link.replace(/^https?:\/\//, "")}</p>
        <div className="invitation-buttons">
          {"share" in navigator && (
            <button
              type="button"
              className="button main small"
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <ShareIcon />
              {t.share}
            </button>
          )}
          <button type="button" className="button paper small" onClick={() => void copy()}>
            <CopyIcon />
            <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
