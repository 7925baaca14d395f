import { useEffect, useState } from "react";
import type { Position } from "@buck/engine";
import type { ReactNode } from "react";
import type { GameHistory } from "@buck/records";
import { gameTexts } from "../games/index.ts";
import { SessionContext, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { viewpoint } from "../session/tableInfo.ts";
import { MyStrip } from "../table/MyStrip.tsx";
import { OpenHand, useOpenHand } from "../table/OpenHand.tsx";
import { Scoreboard } from "../table/Scoreboard.tsx";
import { SeatPanel } from "../table/SeatPanel.tsx";
import { positionAt, SIDES } from "../table/sides.ts";
import { TrickCircle } from "../table/TrickCircle.tsx";
import { TrumpBadge } from "../table/TrumpBadge.tsx";
import { TurnUp } from "../table/TurnUp.tsx";
import { replayTexts as t } from "../texts/replay.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { EyeIcon, MenuIcon } from "../ui/icons.tsx";
import { Joining } from "../ui/Joining.tsx";
import { useIsWide } from "../ui/useIsWide.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { ReplayContext, useReplay } from "./context.ts";
import { ReplayBar } from "./ReplayBar.tsx";
import { ReplayLog } from "./ReplayLog.tsx";
import { ReplayOptions } from "./ReplayOptions.tsx";
import { ReplaySession } from "./replaySession.ts";
import { useReplayKeys } from "./useReplayKeys.ts";
import { useStepAddress } from "./useStepAddress.ts";
import "../table/all.css";
import "../settings/settings.css";
import "./replay.css";

interface ReplayScreenProps {
  readonly history: GameHistory;
  /** Where whoever looks at it sat, or would sit. */
  readonly ownSeat?: Position;
  /** What can be done with this game beside looking at it. */
  readonly menu: ReactNode;
}

/** A game that is over, step by step, at the table it was played at. */
export function ReplayScreen({ history, ownSeat = 0, menu }: ReplayScreenProps) {
  const [replay, setReplay] = useState<ReplaySession | null>(null);
  useEffect(() => {
    const opened = new ReplaySession(history, { address: location.hash, ownSeat });
    setReplay(opened);
    return () => opened.close();
  }, [history, ownSeat]);
  if (replay === null) return <Joining text={t.loading} />;
  return (
    <ReplayContext value={replay}>
      <SessionContext value={replay.table}>
        <ReplayTableScreen menu={menu} />
      </SessionContext>
    </ReplayContext>
  );
}

function ReplayTableScreen({ menu }: { menu: ReactNode }) {
  const replay = useReplay();
  const seenFrom = useTable(viewpoint);
  // A long game has a thousand lines: where nobody sees them, they would only slow every step down.
  const isWide = useIsWide();
  useReplayKeys();
  useStepAddress(replay);
  usePageTitle(t.title);
  return (
    <div className="felt table replay">
      <ReplayHeader menu={menu} />
      <main className="play-area" data-focus-home tabIndex={-1}>
        <div className="board">
          <ul className="ring" aria-label={words.table.seats}>
            {SIDES.filter((side) => side !== "south").map((side) => (
              <SeatPanel key={side} position={positionAt(side, seenFrom)} />
            ))}
          </ul>
          <TrickCircle />
          <TurnUp />
        </div>
        <ReplayBar />
        <NearestHand />
        <MyStrip />
      </main>
      {isWide && (
        <aside className="side" aria-label={t.log}>
          <Scoreboard />
          <section className="side-log">
            <h2 className="side-title">{t.log}</h2>
            <ReplayLog />
          </section>
        </aside>
      )}
      <LogSheet />
      <Announcements />
    </div>
  );
}

function NearestHand() {
  const position = positionAt("south", useTable(viewpoint));
  const cards = useOpenHand(position);
  return cards === null ? null : <OpenHand position={position} cards={cards} className="hand" />;
}

function ReplayHeader({ menu }: { menu: ReactNode }) {
  const { history } = useReplay();
  const [sheet, setSheet] = useState<"menu" | "options" | null>(null);
  const { round, goal, trickLabel } = useMoment((moment) => moment);
  const close = () => setSheet(null);
  return (
    <header className="table-head">
      <button type="button" className="round" aria-label={t.menu} onClick={() => setSheet("menu")}>
        <MenuIcon />
      </button>
      <button type="button" className="round" aria-label={t.options} onClick={() => setSheet("options")}>
        <EyeIcon />
      </button>
      <div className="table-name">
        <h1>{gameTexts(history.game).title}</h1>
        <p className="soft">
          {t.hand({ hand: round })}
          {goal !== "" && ` · ${goal}`}
        </p>
        <p className="trick-count">{trickLabel}</p>
      </div>
      <TrumpBadge />
      {sheet === "menu" && (
        <Dialog title={t.menu} onClose={close}>
          {menu}
        </Dialog>
      )}
      {sheet === "options" && (
        <Dialog title={t.options} onClose={close}>
          <ReplayOptions />
        </Dialog>
      )}
    </header>
  );
}

/** Where there is no room for the log beside the table. */
function LogSheet() {
  const { ui } = useSession();
  const isOpen = useTableUi(({ panel }) => panel === "log");
  const close = () => ui.setState({ panel: null });
  if (!isOpen) return null;
  return (
    <Dialog title={t.log} onClose={close} className="paper-panel">
      <Scoreboard />
      <ReplayLog onJump={close} />
    </Dialog>
  );
}

function Announcements() {
  const polite = useTableUi((ui) => ui.polite);
  return (
    <p className="unseen" aria-live="polite">
      {polite}
    </p>
  );
}
