import { seatToken } from "@buck/client";
import { gamePath } from "@buck/protocol";
import { makeStepAddress } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { serverAddress } from "../app/base.ts";
import { forgetOwnGame, useOwnGames } from "../device/ownGames.ts";
import { browserPlatform } from "../device/platform.ts";
import { gameFiles, gameTexts } from "../games/index.ts";
import { useInviteAddress } from "../table/lobby/Invitation.tsx";
import { commonTexts } from "../texts/en/common.ts";
import { lobbyTexts } from "../texts/en/lobby.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { PictureButtons } from "./FileMenu.tsx";
import { ShareButtons } from "./ShareButtons.tsx";
import { useReplay, useReplayState } from "./context.ts";
import { gameArchive } from "./gameArchive.ts";

/** What can be done with a game of the server: hand on its link, and take it along. */
export function ReplayMenu({ id, history }: { readonly id: string; readonly history: GameHistory }) {
  const language = useLanguage();
  const t = replayTexts(language);
  const common = commonTexts(language);
  const { server } = useInviteAddress();
  const { steps } = useReplay();
  const step = useReplayState(({ index }) => steps[index]);
  const [isMoment, setIsMoment] = useState(false);
  const files = history.record === null ? [] : gameFiles(language, history.record, id);
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
      <ShareLink link={link} title={t.shareTitle({ game: gameTexts(language, history.game).title })} />
      {files.map(({ label, address, name }) => (
        <a key={address} className="button paper wide" href={address} download={name}>
          {label}
        </a>
      ))}
      <PictureButtons />
      <DeleteGame id={id} />
      <Link href="/" className="button paper wide">
        {common.home}
      </Link>
    </div>
  );
}

/** Deletes a game and its page for good; offered to whoever sat at its table with this browser. Asks once. */
export function DeleteGame({ id }: { id: string }) {
  const t = useTexts(replayTexts);
  const code = useOwnGames(({ games }) => games.find(({ gameId }) => gameId === id)?.code ?? null);
  const [stage, setStage] = useState<"offered" | "asked" | "failed">("offered");
  const [, navigate] = useLocation();
  if (code === null) return null;
  const remove = async () => {
    if (!(await deleteOnServer(id, code))) return setStage("failed");
    await gameArchive.remove(id);
    forgetOwnGame(id);
    navigate("/");
  };
  if (stage === "offered") {
    return (
      <button type="button" className="button paper wide" onClick={() => setStage("asked")}>
        {t.delete.offer}
      </button>
    );
  }
  return (
    <section className="delete-game">
      <p role="alert">{stage === "failed" ? t.delete.failed : t.delete.ask}</p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={() => setStage("offered")}>
          {t.delete.keep}
        </button>
        <button type="button" className="button main grow" onClick={() => void remove()}>
          {t.delete.confirm}
        </button>
      </div>
    </section>
  );
}

/** True when the server has the game no more. */
async function deleteOnServer(id: string, code: string): Promise<boolean> {
  const token = seatToken({ server: serverAddress(), code }, browserPlatform);
  const response = await fetch(`${serverAddress()}/api/games/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => null);
  return response !== null && (response.ok || response.status === 404);
}

interface ShareLinkProps {
  readonly link: string;
  /** What messengers are told the link is. */
  readonly title: string;
}

/** A link to hand on. */
function ShareLink({ link, title }: ShareLinkProps) {
  const t = useTexts(lobbyTexts).room;
  return <ShareButtons text={link} data={{ title, url: link }} shareLabel={t.share} copyLabel={t.copy} />;
}
