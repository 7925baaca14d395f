import { makeTableLink } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { lazy, Suspense, useState } from "react";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";

const QrCode = lazy(() => import("./QrCode.tsx").then((m) => ({ default: m.QrCode })));

const COPIED_MS = 2000;

/** The link in every way people hand one on. */
export function Invitation({ code }: { code: Code }) {
  const [said, setSaid] = useState<string | null>(null);
  const link = makeTableLink({ server: location.origin, code });
  const copy = async () => {
    setSaid((await copied(link)) ? t.copied : t.copyFailed);
    setTimeout(() => setSaid(null), COPIED_MS);
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
            <span aria-live="polite">{said ?? t.copy}</span>
          </button>
        </div>
      </div>
    </section>
  );
}

/** Browsers give the clipboard only to pages they trust: over plain HTTP the link is marked and read by eye. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
