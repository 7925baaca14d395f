import type { ReactNode } from "react";
import { WatchingLine } from "./handBefore.tsx";
import { useHasGame, useMoment, useTable, useTableUi } from "../session/context.ts";
import { isPaused, titleOf, viewpoint } from "../session/tableInfo.ts";
import { useWakeLock } from "../signals/useWakeLock.ts";
import { words } from "../texts/words.ts";
import { Joining } from "../ui/Joining.tsx";
import { GameOverSheet } from "./GameOverSheet.tsx";
import { Hand } from "./Hand.tsx";
import { MyStrip } from "./MyStrip.tsx";
import { OpenPanel } from "./panels.tsx";
import { PromptBar } from "./PromptBar.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { SeatPanel } from "./SeatPanel.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { positionAt, SIDES } from "./sides.ts";
import { TableHeader } from "./TableHeader.tsx";
import { TrickCircle } from "./TrickCircle.tsx";
import { LastTrickButton, TurnUp } from "./TurnUp.tsx";
import { useShortcuts } from "./useShortcuts.ts";
import { useTurnSignal } from "./useTurnSignal.ts";
import "./all.css";

interface TableScreenProps {
  /** The teacher's line in the guided hand. */
  readonly coach?: ReactNode;
  /** Opens the talk, in the header. */
  readonly chat?: ReactNode;
  /** The talk itself, beside the table where there is room. */
  readonly talk?: ReactNode;
  /** More entries for the menu. */
  readonly menu?: ReactNode;
}

/** The table, drawn from the last frame alone. */
export function TableScreen(props: TableScreenProps) {
  return useHasGame() ? <Table {...props} /> : <Joining />;
}

function Table({ coach = null, chat = null, talk = null, menu = null }: TableScreenProps) {
  const hasHand = useMoment((moment) => moment.viewer !== "spectator");
  const seenFrom = useTable(viewpoint);
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const name = useTable(titleOf);
  const isStopped = useTable(isPaused);
  const isOver = useMoment((moment) => moment.stage === "over");
  useShortcuts();
  useWakeLock(!isOver);
  useTurnSignal(isMyTurn && !isStopped, name);
  return (
    <div className="felt table" data-watching={!hasHand} data-coached={coach !== null}>
      <TableHeader chat={chat} />
      <main className="play-area" data-focus-home tabIndex={-1}>
        <div className="board">
          <ul className="ring" aria-label={words.table.seats}>
            {SIDES.filter((side) => side !== "south").map((side) => (
              <SeatPanel key={side} position={positionAt(side, seenFrom)} />
            ))}
          </ul>
          <TrickCircle />
          <TurnUp />
          <LastTrickButton />
        </div>
        {coach}
        {seenFrom === "spectator" && <WatchingLine />}
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

function Sheets({ menu }: { menu: ReactNode }) {
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
