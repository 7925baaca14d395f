import { useEffect } from "react";
import type { ReactNode } from "react";
import { BASE } from "../../app/base.ts";
import { useSettings } from "../../device/settings.ts";
import { useWakeLock } from "../../device/useWakeLock.ts";
import { commonTexts } from "../../texts/en/common.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Joining } from "../../ui/Joining.tsx";
import { useScreen } from "../../ui/layout.ts";
import { useHasGame, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import type { TableSession } from "../session/session.ts";
import { isPaused, titleOf, viewpoint } from "../session/tableInfo.ts";
import { GameOverSheet } from "./GameOverSheet.tsx";
import { Hand } from "./Hand.tsx";
import { MyStrip, SeatRing } from "./SeatPanel.tsx";
import { PromptBar, hasHints } from "./PromptBar.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { TableHeader } from "./TableHeader.tsx";
import { TrickCircle } from "./TrickCircle.tsx";
import { WatchingLine } from "./handBefore.tsx";
import { OpenPanel, ownMenu } from "./panels.tsx";
import type { MenuOf } from "./panels.tsx";
import { LastTrickButton, TurnUp } from "./trump.tsx";
import "./all.css";

interface TableScreenProps {
  /** The teacher's line in the guided hand. */
  readonly coach?: ReactNode;
  /** Opens the talk, in the header. */
  readonly chat?: ReactNode;
  /** The talk itself, beside the table where there is room. */
  readonly talk?: ReactNode;
  /** What a live table adds to the menu. */
  readonly menu?: MenuOf;
}

/** The table, drawn from the last frame alone. */
export function TableScreen(props: TableScreenProps) {
  return useHasGame() ? <Table {...props} /> : <Joining />;
}

function Table({ coach = null, chat = null, talk = null, menu = ownMenu }: TableScreenProps) {
  const language = useLanguage();
  const hasHand = useMoment((moment) => moment.viewer !== "spectator");
  const isWatching = useTable((state) => viewpoint(state) === "spectator");
  const seats = useMoment((moment) => moment.seats.length);
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const name = useTable((state) => titleOf(language, state));
  const isStopped = useTable(isPaused);
  const isOver = useMoment((moment) => moment.stage === "over");
  const isHinted = useTable(({ frame }) => frame?.you.role === "player" && hasHints(frame.table));
  useScreen("table");
  useShortcuts();
  useWakeLock(!isOver);
  useTurnSignal(isMyTurn && !isStopped, name);
  return (
    <div
      className="felt table"
      data-seats={seats}
      data-watching={!hasHand}
      data-coached={coach !== null}
      data-hints={isHinted && coach === null}
    >
      <TableHeader chat={chat} />
      <main className="play-area" data-focus-home tabIndex={-1}>
        <div className="board">
          <SeatRing />
          <TrickCircle />
          <TurnUp />
          <LastTrickButton />
        </div>
        {coach}
        {isWatching && <WatchingLine />}
        <PromptBar />
        {hasHand && <Hand />}
        <MyStrip />
      </main>
      <SidePanel talk={talk} />
      <Sheets menu={menu} />
      <LiveRegions />
    </div>
  );
}

function Sheets({ menu }: { menu: MenuOf }) {
  const result = useTableUi((ui) => ui.result);
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const gameOver = useTableUi((ui) => ui.gameOver);
  return (
    <>
      <OpenPanel menu={menu} />
      {!isTrickOpen && gameOver !== null && <GameOverSheet moment={gameOver} />}
      {!isTrickOpen && gameOver === null && result !== null && <ResultSheet moment={result} />}
    </>
  );
}

/** The polite one tells the game; the assertive one calls you to the table. */
function LiveRegions() {
  const polite = useTableUi((ui) => ui.polite);
  const assertive = useTableUi((ui) => ui.assertive);
  return (
    <>
      <p className="unseen" aria-live="polite">
        {polite}
      </p>
      <p className="unseen" aria-live="assertive">
        {assertive}
      </p>
    </>
  );
}

/** The whole game by keyboard. Letters can be switched off for those whose tools type them by accident. */
function useShortcuts(): void {
  const session = useSession();
  const isOn = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (press(session, event.key)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session, isOn]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

/** Does what a key means now; false when it means nothing. */
function press(session: TableSession, key: string): boolean {
  const { moment } = session.shown.getState();
  const { pending } = session.pending.getState();
  if (key.toLowerCase() === "l") return open(session, "lastTrick");
  if (key === "?") return open(session, "help");
  if (moment === null || pending !== null) return false;
  if (key.toLowerCase() === "i" || (key.toLowerCase() === "h" && !hasControl("H"))) return pressHint();
  return moment.asksForCard ? pressCard(session, key) : pressControl(key);
}

/** Every button says which keys it has, so a key does exactly what its button does. */
function pressControl(key: string): boolean {
  if (!/^[\da-z]$/i.test(key)) return false;
  const selector = `.controls button[aria-keyshortcuts~="${key.toUpperCase()}"]:enabled`;
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
}

/** Where hearts can be named, H names them. */
function hasControl(key: string): boolean {
  return document.querySelector(`.controls button[aria-keyshortcuts~="${key}"]:enabled`) !== null;
}

function pressHint(): boolean {
  const button = document.querySelector<HTMLButtonElement>(".hint-button");
  button?.click();
  return button !== null;
}

function open({ ui }: TableSession, panel: "lastTrick" | "help"): boolean {
  ui.setState({ panel });
  return true;
}

function pressCard(session: TableSession, key: string): boolean {
  if (key === "Enter" && session.ui.getState().selected !== null && !isOnButton()) {
    session.playSelected();
    return true;
  }
  const button = document.querySelectorAll<HTMLButtonElement>(".hand-card")[Number(key) - 1];
  button?.focus();
  button?.click();
  return button !== undefined;
}

function isOnButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement;
}

/** When the tab is hidden, its title and icon say that it is your turn. */
function useTurnSignal(isMyTurn: boolean, tableName: string): void {
  const common = useTexts(commonTexts);
  useEffect(() => {
    const show = () => {
      const calls = isMyTurn && document.hidden;
      document.title = calls
        ? `● ${common.yourTurnTitle} · ${tableName}`
        : `${tableName} · ${common.appName}`;
      setIcon(calls ? `${BASE}/favicon-turn.svg` : `${BASE}/favicon.svg`);
    };
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [common, isMyTurn, tableName]);
  useEffect(
    () => () => {
      document.title = common.appName;
      setIcon(`${BASE}/favicon.svg`);
    },
    [common],
  );
}

/** Browsers fetch an icon that is set, also when it is the same. */
function setIcon(href: string): void {
  const icon = document.querySelector("link[rel=icon]");
  if (icon?.getAttribute("href") !== href) icon?.setAttribute("href", href);
}
