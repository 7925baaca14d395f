import type { Presence } from "@buck/protocol";
import { useState } from "react";
import { FaceMark } from "../../looks/FaceMark.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { EyeIcon } from "../../ui/icons.tsx";
import "./chat.css";

interface WatchersProps extends Pick<Presence, "watchers" | "watcherNames"> {
  readonly talkWithPlayers: boolean;
  /** Everybody has agreed that watchers see this hand once the next one is dealt. */
  readonly isPromised: boolean;
}

/** How many watch; a tap tells who, and what they can see and say. */
export function Watchers({ watchers, watcherNames, talkWithPlayers, isPromised }: WatchersProps) {
  const texts = useTexts(tableTexts);
  const t = texts.watchers;
  const [isOpen, setOpen] = useState(false);
  if (watchers === 0) return null;
  const unnamed = watchers - watcherNames.length;
  return (
    <>
      <button type="button" className="watchers" data-promised={isPromised} onClick={() => setOpen(true)}>
        <EyeIcon /> {watchers}
        <span className="unseen">
          {" "}
          {texts.board.watchers({ people: watchers })}
          {isPromised && `: ${texts.lateHands.watchersSee}`}
        </span>
      </button>
      {isOpen && (
        <Dialog title={t.title} onClose={() => setOpen(false)}>
          <ul className="watcher-names">
            {watcherNames.map((name, index) => (
              <li key={`${name} ${index}`}>
                <FaceMark name={name} position={null} /> {name}
              </li>
            ))}
            {unnamed > 0 && <li className="soft">{t.more({ people: unnamed })}</li>}
          </ul>
          <p className="soft">{isPromised ? texts.lateHands.promised : t.see}</p>
          <p className="soft">{talkWithPlayers ? t.talk : t.apart}</p>
        </Dialog>
      )}
    </>
  );
}
