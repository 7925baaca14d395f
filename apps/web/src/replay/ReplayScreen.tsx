import type { Position } from "@buck/engine";
import { STEP_UNITS, makeStepAddress } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { gameTexts } from "../games/index.ts";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { Scoreboard } from "../table/board/Scoreboard.tsx";
import { MyStrip, OpenHand, SeatRing, useOpenHand } from "../table/board/SeatPanel.tsx";
import { TrickCircle } from "../table/board/TrickCircle.tsx";
import { TrumpBadge, TurnUp } from "../table/board/trump.tsx";
import { SessionContext, useMoment, useSession, useTable, useTableUi } from "../table/session/context.ts";
import { nearestSeat, viewpoint } from "../table/session/tableInfo.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Joining } from "../ui/Joining.tsx";
import { usePageTitle } from "../ui/Page.tsx";
import { EyeIcon, MenuIcon } from "../ui/icons.tsx";
import { useIsWide, useScreen } from "../ui/layout.ts";
import { ReplayBar } from "./ReplayBar.tsx";
import { ReplayLog } from "./ReplayLog.tsx";
import { ReplayContext, useReplay, useReplayState } from "./context.ts";
import { Replay, SPEEDS } from "./replay.ts";
import "../table/board/all.css";
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
  const t = useTexts(replayTexts);
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    const opened = new Replay(history, { address: location.hash, ownSeat });
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
  const language = useLanguage();
  const t = replayTexts(language);
  const replay = useReplay();
  const seats = useMoment((moment) => moment.seats.length);
  // A long game has a thousand lines: where nobody sees them, they would only slow every step down.
  const isWide = useIsWide();
  useScreen("table");
  useReplayKeys();
  useStepAddress(replay);
  usePageTitle(t.title);
  return (
    <div className="felt table replay" data-seats={seats}>
      <ReplayHeader menu={menu} />
      <main className="play-area" data-focus-home tabIndex={-1}>
        <div className="board">
          <SeatRing />
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
  const position = nearestSeat(useTable(viewpoint));
  const cards = useOpenHand(position);
  return cards === null ? null : <OpenHand position={position} cards={cards} className="hand" />;
}

function ReplayHeader({ menu }: { menu: ReactNode }) {
  const language = useLanguage();
  const t = replayTexts(language);
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
        <h1>{gameTexts(language, history.game).title}</h1>
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
  const t = useTexts(replayTexts);
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

/** Whose cards are open, and how the game goes on. */
function ReplayOptions() {
  const t = useTexts(replayTexts);
  const { history, setSeat, setUnit, setSpeed } = useReplay();
  const { seat, unit, speed } = useReplayState((state) => state);
  const seats = useMoment((moment) => moment.seats);
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        title={t.seenBy}
        text={history.hasGuessedCards ? t.guessed : ""}
        values={[null, ...seats.map(({ position }) => position)]}
        label={(position) => (position === null ? t.everybody : (seats[position]?.name ?? ""))}
        value={seat}
        onChange={setSeat}
      />
      <ChoiceField
        title={t.unit}
        text={t.keys}
        values={STEP_UNITS}
        label={(value) => t.units[value]}
        value={unit}
        onChange={setUnit}
      />
      <ChoiceField
        title={t.speed}
        text=""
        values={SPEEDS}
        label={(value) => t.speeds[value]}
        value={speed}
        onChange={setSpeed}
      />
    </form>
  );
}

/** The whole replay by keyboard. A slider or a button that has the focus keeps its own keys. */
function useReplayKeys(): void {
  const replay = useReplay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      if (press(replay, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [replay]);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, select, textarea") || (key === " " && target.matches("button, a"));
}

/** Does what a key means; false when it means nothing. */
function press({ back, forward, goTo, steps, togglePlaying }: Replay, event: KeyboardEvent): boolean {
  const unit = event.shiftKey ? "trick" : undefined;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => back(unit),
    ArrowRight: () => forward(unit),
    PageUp: () => back("hand"),
    PageDown: () => forward("hand"),
    Home: () => goTo(0),
    End: () => goTo(steps.length - 1),
    " ": togglePlaying,
  };
  const move = moves[event.key];
  move?.();
  return move !== undefined;
}

/** Browsers refuse an address that changes too often. */
const SETTLED_MS = 300;

/** Keeps `#hand.step` in the address of the page, and goes where it says when somebody changes it. */
function useStepAddress(replay: Replay): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const step = replay.steps[replay.state.getState().index];
      if (step !== undefined) history.replaceState(history.state, "", makeStepAddress(step));
    };
    const unsubscribe = replay.state.subscribe((state, before) => {
      if (state.index === before.index) return;
      clearTimeout(timer);
      timer = setTimeout(write, SETTLED_MS);
    });
    const onHash = () => replay.goToAddress(location.hash);
    addEventListener("hashchange", onHash);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("hashchange", onHash);
    };
  }, [replay]);
}
