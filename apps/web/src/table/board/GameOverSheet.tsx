import { eveningsOf } from "@buck/client";
import { againPath, gamePath } from "@buck/protocol";
import { listNames } from "@buck/words";
import { Suspense, lazy, useMemo } from "react";
import { Link } from "wouter";
import { InstallOffer } from "../../device/InstallOffer.tsx";
import type { GameFile, Moment } from "../../games/moment.ts";
import { FaceMark } from "../../looks/FaceMark.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { Hands, turnTo } from "./ResultSheet.tsx";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { isHost, viewpoint } from "../session/tableInfo.ts";
import { EveningTable, ScoreChart } from "./EveningSheet.tsx";
import { useVenue } from "./venue.ts";
import type { FinishedGames } from "./venue.ts";
import { GameFeeling } from "./feelings.tsx";
import { SealReportNote } from "./seals.tsx";

const FinishedComparison = lazy(() =>
  import("../../again/ComparedGames.tsx").then((m) => ({ default: m.FinishedComparison })),
);
const PastHands = lazy(() => import("./PastHands.tsx").then((m) => ({ default: m.PastHands })));

/** Standings, how it came about, and another game. It stays until it is closed, also when the next game begins. */
export function GameOverSheet({ moment }: { moment: Moment }) {
  const texts = useTexts(tableTexts);
  const { review, tell } = useSession();
  const { leave, hasLobby, finishedGames } = useVenue();
  const mayLeadBack = useTable(isHost) && hasLobby;
  const isReviewing = useTableUi((ui) => ui.isReviewing);
  const hasGoneOn = useMoment(({ stage }) => stage !== "over");
  const result = moment.gameResult;
  if (result === null) return null;
  const winners = result.standings.find(({ place }) => place === 1)?.team;
  const look = winners === undefined ? "" : `won-by-${winners.letter}`;
  return (
    <Dialog title={result.title} onClose={() => undefined} closable={false} className={`result ${look}`}>
      <GameFeeling ending={result.ending} />
      <p className="soft">{result.summary}</p>
      <ol className="standings" aria-label={texts.gameOver.standings}>
        {result.standings.map(({ key, place, positions, name, team, score }) => (
          <li key={key} data-first={place === 1}>
            <span className="place">{place}</span>
            <b className="with-badge">
              <TeamBadge team={team} />
              {positions.map((position) => (
                <FaceMark key={position} name={moment.seats[position]?.ownName ?? ""} position={position} />
              ))}
              {team === undefined ? name : `${team.name}: ${name}`}
            </b>
            <span className="score">{score}</span>
          </li>
        ))}
      </ol>
      <SealReportNote moment={moment} />
      <ScoreChart chart={result.chart} />
      <ThenAndNow gameId={moment.gameId} />
      <EveningSoFar />
      {finishedGames !== null && (
        <GameFiles gameId={moment.gameId} files={result.files} keptBy={finishedGames.keptBy} />
      )}
      <InstallOffer />
      {isReviewing && <LookBack moment={moment} />}
      <div className="sheet-foot">
        <p className="when-next" role="status">
          {hasGoneOn ? texts.gameOver.goneOn : <AskedForGame moment={moment} />}
        </p>
        <div className="sheet-buttons">
          <button type="button" className="button paper" onClick={leave}>
            {texts.gameOver.home}
          </button>
          {!isReviewing && (
            <button type="button" className="button paper" onClick={review}>
              {texts.result.lookBack}
            </button>
          )}
          {mayLeadBack && !hasGoneOn && (
            <button type="button" className="button paper" onClick={() => void tell({ type: "backToLobby" })}>
              {texts.gameOver.lobby}
            </button>
          )}
          <NextGame hasBegun={hasGoneOn} />
        </div>
      </div>
    </Dialog>
  );
}

/** At a table with the deals of an earlier game: what the same cards brought then. */
function ThenAndNow({ gameId }: { gameId: string }) {
  const texts = useTexts(tableTexts);
  const { finishedGames } = useVenue();
  const hadDealsBefore = useTable(({ frame }) => (frame?.table.sameDeals ?? null) !== null);
  if (!hadDealsBefore || finishedGames === null) return null;
  return (
    <Suspense fallback={<p className="soft">{texts.gameOver.fetching}</p>}>
      <FinishedComparison gameId={gameId} recordOf={finishedGames.recordOf} />
    </Suspense>
  );
}

/** From the second game on: who has won how many at this table. */
function EveningSoFar() {
  const t = useTexts(tableTexts).evening;
  const games = useTable(({ evening }) => evening);
  const evening = useMemo(() => eveningsOf(games).at(-1) ?? [], [games]);
  if (evening.length < 2) return null;
  return (
    <section aria-label={t.title}>
      <h3>{t.title}</h3>
      <EveningTable evening={evening} />
    </section>
  );
}

/** Every hand of the game, or the last one where that is all there is. */
function LookBack({ moment: { gameId, viewer, handResult, trump } }: { moment: Moment }) {
  const texts = useTexts(tableTexts);
  const last = handResult === null ? null : <Hands headRef={turnTo} result={handResult} trump={trump} />;
  return (
    <Suspense fallback={<p className="soft">{texts.gameOver.fetching}</p>}>
      <PastHands gameId={gameId} viewer={viewer} instead={last} />
    </Suspense>
  );
}

/** Who else has asked for another game, which is the host's to start. */
function AskedForGame({ moment: { seats } }: { moment: Moment }) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const ready = useTable(({ frame }) => frame?.table.ready);
  const own = useTable(viewpoint);
  const others = seats.filter(({ position }) => position !== own && ready?.includes(position) === true);
  if (others.length === 0) return null;
  const names = listNames(
    language,
    others.map(({ ownName }) => ownName),
  );
  return <>{texts.gameOver.asks({ count: others.length, names })}</>;
}

/** The host starts another game; the other players ask for one. Once it has begun, this leads to it. */
function NextGame({ hasBegun }: { hasBegun: boolean }) {
  const texts = useTexts(tableTexts);
  const { tell, closeStandings } = useSession();
  const mayStart = useTable(isHost);
  const own = useTable(viewpoint);
  const hasAsked = useTable(({ frame }) => own !== "spectator" && frame?.table.ready.includes(own) === true);
  if (own === "spectator" && !hasBegun) return null;
  const isWaiting = hasAsked && !mayStart && !hasBegun;
  const next = mayStart ? texts.gameOver.again : isWaiting ? texts.gameOver.asking : texts.gameOver.askAgain;
  const ask = () => void tell({ type: mayStart ? "rematch" : "ready" });
  return (
    <button
      type="button"
      className="button main grow"
      data-first-focus
      aria-disabled={isWaiting}
      onClick={hasBegun ? closeStandings : isWaiting ? undefined : ask}
    >
      {hasBegun ? texts.gameOver.toTable : next}
    </button>
  );
}

interface GameFilesProps {
  readonly gameId: string;
  readonly files: readonly GameFile[];
  readonly keptBy: FinishedGames["keptBy"];
}

/** The game to look through and, from a server, to take along. A table with others stays open in its own tab. */
function GameFiles({ gameId, files, keptBy }: GameFilesProps) {
  const texts = useTexts(tableTexts);
  const isServer = keptBy === "server";
  return (
    <section className="game-files" aria-label={texts.gameOver.keep}>
      <b>{texts.gameOver.keep}</b>
      <Link href={gamePath(gameId)} className="button paper small" {...(isServer && { target: "_blank" })}>
        {texts.gameOver.replay}
      </Link>
      <Link href={againPath(gameId)} className="button paper small" {...(isServer && { target: "_blank" })}>
        {texts.gameOver.sameDeals}
      </Link>
      {(isServer ? files : []).map(({ label, address, name }) => (
        <a key={address} className="button paper small" href={address} download={name}>
          {label}
        </a>
      ))}
    </section>
  );
}
