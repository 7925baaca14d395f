import { makeTableLink } from "@buck/protocol";
import type { Code, Frame } from "@buck/protocol";
import { useEffect } from "react";
import { useWakeLock } from "../../device/useWakeLock.ts";
import { Face, lookOf } from "../../looks/Face.tsx";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { tableName } from "../../texts/tablePage.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Joining } from "../../ui/Joining.tsx";
import { BotIcon, PlusIcon } from "../../ui/icons.tsx";
import { useScreen, useTelevisionLayout } from "../../ui/layout.ts";
import { usePageTitle } from "../../ui/Page.tsx";
import { GameOverSheet } from "../board/GameOverSheet.tsx";
import { PromptBar } from "../board/PromptBar.tsx";
import { ResultSheet } from "../board/ResultSheet.tsx";
import { Scoreboard } from "../board/Scoreboard.tsx";
import { MyStrip, SeatRing } from "../board/SeatPanel.tsx";
import { TrickCircle } from "../board/TrickCircle.tsx";
import { HandBeforeOnTv } from "../board/handBefore.tsx";
import { TrumpBadge, TurnUp } from "../board/trump.tsx";
import { useInviteAddress } from "../lobby/Invitation.tsx";
import { QrCode } from "../lobby/QrCode.tsx";
import { EndingScreen, NotThereYet } from "../page/EndingScreen.tsx";
import { useWatching } from "../page/useWatching.ts";
import { useHasGame, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { titleOf } from "../session/tableInfo.ts";
import "../board/all.css";
import "./tv.css";

/** The lobby or the game, whatever there is, as large as the screen allows; it never sleeps. */
export function TvScreen() {
  const language = useLanguage();
  useTelevisionLayout();
  const isComing = useWatching(true);
  const name = useTable((state) => titleOf(language, state));
  const ending = useTable((state) => state.ending);
  const frame = useTable((state) => state.frame);
  usePageTitle(name);
  useWakeLock(ending === null);
  if (ending !== null) return <EndingScreen ending={ending} />;
  if (frame === null) return <NotThereYet />;
  if (isComing) return <Joining />;
  return frame.game === null || frame.table.stage === "lobby" ? <TvLobby frame={frame} /> : <TvTable />;
}

/** Before the first deal and between games: who is here, and how the others join. */
function TvLobby({ frame: { table } }: { frame: Frame }) {
  const language = useLanguage();
  const t = lobbyTexts(language).tv;
  const room = lobbyTexts(language).room;
  useScreen("tv");
  const isOn = table.stage === "playing";
  const isFull = table.seats.every(({ kind }) => kind !== "empty");
  return (
    <main className="felt tv tv-lobby">
      <h1>{tableName(language, table.settings)}</h1>
      <ul className="tv-seats">
        {table.seats.map((seat) => {
          const look = seat.kind === "person" ? lookOf(seat.name, seat.look) : null;
          return (
            <li key={seat.position} data-kind={seat.kind}>
              <span className="avatar" data-color={look?.color ?? seat.kind} aria-hidden="true">
                {look !== null ? <Face face={look.face} /> : seat.kind === "bot" ? <BotIcon /> : <PlusIcon />}
              </span>
              <span>
                <b>{seat.kind === "empty" ? room.open : seat.name}</b>
                {seat.kind === "bot" && <small className="soft">{room.bot[seat.level]}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="tv-line" role="status">
        {isOn ? t.closed : isFull ? room.full : t.waiting}
      </p>
      <TvInvitation code={table.code} />
    </main>
  );
}

/** The game as whoever watches sees it, without anything to press. */
function TvTable() {
  return useHasGame() ? <Table /> : <Joining />;
}

function Table() {
  const language = useLanguage();
  const texts = tableTexts(language);
  const { client } = useSession();
  useScreen("tv");
  const name = useTable((state) => titleOf(language, state));
  const { round, trickLabel, seats } = useMoment((moment) => moment);
  return (
    <div className="felt table tv" data-seats={seats.length} data-watching data-coached={false}>
      <header className="table-head">
        <div className="table-name">
          <h1>{name}</h1>
          <p className="soft">{round > 0 && texts.board.handNumber({ number: round })}</p>
          <p className="trick-count">{trickLabel}</p>
        </div>
        <TrumpBadge />
      </header>
      <main className="play-area">
        <div className="board">
          <SeatRing />
          <TrickCircle />
          <TurnUp />
        </div>
        <PromptBar />
        <MyStrip />
      </main>
      <aside className="side" aria-label={texts.gameOver.standings}>
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

/** How whoever sits on the sofa comes to the table: by camera, or by the code. */
function TvInvitation({ code }: { code: Code }) {
  const t = useTexts(lobbyTexts).tv;
  const { server } = useInviteAddress();
  return (
    <section className="tv-invitation" aria-label={t.join}>
      <QrCode link={makeTableLink({ server, code })} />
      <div>
        <h2>{t.join}</h2>
        <p className="tv-code">{code}</p>
        <p className="tv-address">{new URL(server).host}</p>
      </div>
    </section>
  );
}
