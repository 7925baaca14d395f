import { useEffect } from "react";
import { HandBeforeOnTv } from "../table/handBefore.tsx";
import { useHasGame, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { titleOf } from "../session/tableInfo.ts";
import { GameOverSheet } from "../table/GameOverSheet.tsx";
import { MyStrip } from "../table/MyStrip.tsx";
import { PromptBar } from "../table/PromptBar.tsx";
import { ResultSheet } from "../table/ResultSheet.tsx";
import { Scoreboard } from "../table/Scoreboard.tsx";
import { SeatPanel } from "../table/SeatPanel.tsx";
import { positionAt, SIDES } from "../table/sides.ts";
import { TrickCircle } from "../table/TrickCircle.tsx";
import { TrumpBadge } from "../table/TrumpBadge.tsx";
import { TurnUp } from "../table/TurnUp.tsx";
import { words } from "../texts/words.ts";
import { Joining } from "../ui/Joining.tsx";
import { TvInvitation } from "./TvInvitation.tsx";

/** The game as whoever watches sees it, without anything to press. */
export function TvTable() {
  return useHasGame() ? <Table /> : <Joining />;
}

function Table() {
  const { client } = useSession();
  const name = useTable(titleOf);
  const { round, trickLabel } = useMoment((moment) => moment);
  return (
    <div className="felt table tv" data-watching data-coached={false}>
      <header className="table-head">
        <div className="table-name">
          <h1>{name}</h1>
          <p className="soft">{round > 0 && words.table.handNumber({ number: round })}</p>
          <p className="trick-count">{trickLabel}</p>
        </div>
        <TrumpBadge />
      </header>
      <main className="play-area">
        <div className="board">
          <ul className="ring" aria-label={words.table.seats}>
            {SIDES.filter((side) => side !== "south").map((side) => (
              <SeatPanel key={side} position={positionAt(side, "spectator")} />
            ))}
          </ul>
          <TrickCircle />
          <TurnUp />
        </div>
        <PromptBar />
        <MyStrip />
      </main>
      <aside className="side" aria-label={words.gameOver.standings}>
        <Scoreboard />
        <HandBeforeOnTv />
        <TvInvitation code={client.code} />
      </aside>
      <Results />
    </div>
  );
}

/** The result of the hand or the game, until the next one begins: nobody is there to close it. */
function Results() {
  const { closeStandings } = useSession();
  const result = useTableUi((ui) => ui.result);
  const gameOver = useTableUi((ui) => ui.gameOver);
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const hasGoneOn = useMoment(({ stage }) => stage !== "over");
  useEffect(() => {
    if (gameOver !== null && hasGoneOn) closeStandings();
  }, [gameOver, hasGoneOn, closeStandings]);
  if (isTrickOpen) return null;
  if (gameOver !== null) return <GameOverSheet moment={gameOver} />;
  return result === null ? null : <ResultSheet moment={result} />;
}
