import type { GameName } from "@buck/engine";
import { makeStepAddress } from "@buck/records";
import { useState } from "react";
import { Link } from "wouter";
import { gameFiles, gameTexts } from "../games/index.ts";
import { useInviteAddress } from "../lobby/useInviteAddress.ts";
import { gamePath } from "@buck/protocol";
import { replayTexts as t } from "../texts/replay.ts";
import { words } from "../texts/words.ts";
import { DeleteGame } from "./DeleteGame.tsx";
import { PictureButtons } from "./PictureButtons.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { useReplay, useReplayState } from "./context.ts";

/** What can be done with a game of the server: hand on its link, and take it along. */
export function ReplayMenu({ id, game }: { readonly id: string; readonly game: GameName }) {
  const { server } = useInviteAddress();
  const { steps } = useReplay();
  const step = useReplayState(({ index }) => steps[index]);
  const [isMoment, setIsMoment] = useState(false);
  const files = gameFiles(game, id);
  const link = server + gamePath(id) + (isMoment && step !== undefined ? makeStepAddress(step) : "");
  return (
    <div className="menu-list">
      <label className="switch">
        <b>{t.thisMoment}</b>
        <input
          type="checkbox"
          role="switch"
          checked={isMoment}
          onChange={(event) => setIsMoment(event.target.checked)}
        />
      </label>
      <ShareLink link={link} title={t.shareTitle({ game: gameTexts(game).title })} />
      {files.map(({ label, address, name }) => (
        <a key={address} className="button paper wide" href={address} download={name}>
          {label}
        </a>
      ))}
      <PictureButtons />
      <DeleteGame id={id} />
      <Link href="/" className="button paper wide">
        {words.home}
      </Link>
    </div>
  );
}
