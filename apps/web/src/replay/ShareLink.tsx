import { useRef, useState } from "react";
import { copyKeys, copyOrSelect } from "../lobby/copyText.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";

const COPIED_MS = 2000;

interface ShareLinkProps {
  readonly link: string;
  /** What messengers are told the link is. */
  readonly title: string;
}

/** A link to hand on: with the device's own sheet, or copied. */
export function ShareLink({ link, title }: ShareLinkProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    if (shown.current === null) return;
    if ((await copyOrSelect(shown.current, link)) === "selected") {
      const keys = copyKeys();
      return setSaid(keys === null ? t.selectedHold : t.selectedPress({ keys }));
    }
    setSaid(t.copied);
    setTimeout(() => setSaid(null), COPIED_MS);
  };
  return (
    <>
      <p ref={shown} className="soft link">
        {link}
      </p>
      {"share" in navigator && (
        <button
          type="button"
          className="button main wide"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          <ShareIcon />
          {t.share}
        </button>
      )}
      <button type="button" className="button paper wide" onClick={() => void copy()}>
        <CopyIcon />
        <span aria-live="polite">{said ?? t.copy}</span>
      </button>
    </>
  );
}
