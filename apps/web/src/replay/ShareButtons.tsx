import { useRef, useState } from "react";
import { copyKeys, copyOrSelect } from "../table/lobby/Invitation.tsx";
import { CopyIcon, ShareIcon } from "../ui/icons.tsx";
import { lobbyTexts } from "../texts/en/lobby.ts";
import { useTexts } from "../texts/useLanguage.ts";

const COPIED_MS = 2000;

interface ShareButtonsProps {
  /** What is shown, and copied. */
  readonly text: string;
  /** What the device's own sheet is given. */
  readonly data: ShareData;
  readonly shareLabel: string;
  readonly copyLabel: string;
}

/** Something to hand on: with the device's own sheet, or copied. */
export function ShareButtons({ text, data, shareLabel, copyLabel }: ShareButtonsProps) {
  const t = useTexts(lobbyTexts).room;
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    if (shown.current === null) return;
    if ((await copyOrSelect(shown.current, text)) === "selected") {
      const keys = copyKeys();
      return setSaid(keys === null ? t.selectedHold : t.selectedPress({ keys }));
    }
    setSaid(t.copied);
    setTimeout(() => setSaid(null), COPIED_MS);
  };
  return (
    <>
      <p ref={shown} className="soft link">
        {text}
      </p>
      {"share" in navigator && (
        <button
          type="button"
          className="button main wide"
          onClick={() => void navigator.share(data).catch(() => undefined)}
        >
          <ShareIcon />
          {shareLabel}
        </button>
      )}
      <button type="button" className="button paper wide" onClick={() => void copy()}>
        <CopyIcon />
        <span aria-live="polite">{said ?? copyLabel}</span>
      </button>
    </>
  );
}
