import { inviteAddress } from "@buck/client";
import type { InviteAddress } from "@buck/client";
import { makeTableLink } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { serverAddress } from "../../app/base.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyIcon, ShareIcon } from "../../ui/icons.tsx";

const QrCode = lazy(() => import("./QrCode.tsx").then((m) => ({ default: m.QrCode })));

const COPIED_MS = 2000;

/** The link in every way people hand one on. */
export function Invitation({ code }: { code: Code }) {
  const t = useTexts(lobbyTexts).room;
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
          <button
            type="button"
            className={`button ${"share" in navigator ? "paper" : "main"} small`}
            onClick={() => void copy()}
          >
            <CopyIcon />
            <span aria-live="polite">{said ?? t.copy}</span>
          </button>
        </div>
      </div>
    </section>
  );
}

let asked: Promise<InviteAddress> | null = null;

/** Where others open this server. It is asked once; until it has answered this page's own address is shown. */
export function useInviteAddress(): InviteAddress {
  const [address, setAddress] = useState<InviteAddress>({ server: serverAddress(), isOnlyHere: false });
  useEffect(() => {
    asked ??= inviteAddress(serverAddress());
    void asked.then(setAddress);
  }, []);
  return address;
}

/** Where the television finds this table. */
export function TvDialog({ code, onClose }: { code: Code; onClose: () => void }) {
  const t = useTexts(lobbyTexts).tv;
  const { server } = useInviteAddress();
  const path = `/tv/${code}`;
  return (
    <Dialog title={t.show} onClose={onClose}>
      <p className="soft">{t.how}</p>
      <p className="link">{server + path}</p>
      <div className="sheet-buttons">
        <a className="button main grow" href={path} target="_blank" rel="noreferrer">
          {t.openHere}
        </a>
      </div>
    </Dialog>
  );
}

/** Copies the text of an element, or selects it where browsers keep the clipboard to themselves: over plain HTTP. */
export async function copyOrSelect(element: HTMLElement, text: string): Promise<"copied" | "selected"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    getSelection()?.selectAllChildren(element);
    return "selected";
  }
}

/** Which key copies what is selected. */
export function copyKeys(): "⌘ C" | "Ctrl C" | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  return /Mac/.test(navigator.userAgent) ? "⌘ C" : "Ctrl C";
}
