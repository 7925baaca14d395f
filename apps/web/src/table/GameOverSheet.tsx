import { lazy, Suspense } from "react";
import { GameFeeling } from "../celebration/feelings.tsx";
import type { Moment } from "../games/moment.ts";
import { FaceMark } from "../looks/FaceMark.tsx";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { SealReportNote } from "../seals/SealReportNote.tsx";
import { isHost, viewpoint } from "../session/tableInfo.ts";
import { InstallOffer } from "../signals/InstallOffer.tsx";
import { EveningTable } from "./EveningSheet.tsx";
import { eveningTexts } from "../texts/evening.ts";
import { listNames } from "../texts/people.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { turnTo } from "../ui/turnTo.ts";
import { GameFiles } from "./GameFiles.tsx";
import { Hands } from "./ResultSheet.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { useExits } from "./exits.ts";

const FinishedComparison = lazy(() =>
  import("../compared/FinishedComparison.tsx").then((m) => ({ default: m.FinishedComparison })),
);
const PastHands = lazy(() => import("./PastHands.tsx").then((m) => ({ default: m.PastHands })));

/** Standings, how it came about, and another game. It stays until it is closed, also when the next game begins. */
export function GameOverSheet({ moment }: { moment: Moment }) {
  const { review } = useSession();
  const { leave, backToLobby, keepsGames } = useExits();
  const isReviewing = useTableUi((ui) => ui.isReviewing);
  const hasGoneOn = useMoment(({ stage }) => stage !== "over");
  const result = moment.gameResult;
  if (result === null) return null;
  return (
    <Dialog title={result.title} onClose={() => undefined} closable={false} className="result game-over">
      <GameFeeling ending={result.ending} />
      <p className="soft">{result.summary}</p>
      <ol className="standings" aria-label={words.gameOver.standings}>
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
      {keepsGames !== null && <GameFiles gameId={moment.gameId} files={result.files} keptBy={keepsGames} />}
      <InstallOffer />
      {isReviewing && <LookBack moment={moment} />}
      <p className="soft" role="status">
        {hasGoneOn ? words.gameOver.goneOn : <AskedForGame moment={moment} />}
      </p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={leave}>
          {words.gameOver.home}
        </button>
        {!isReviewing && (
          <button type="button" className="button paper" onClick={review}>
            {words.result.lookBack}
          </button>
        )}
        {backToLobby !== null && !hasGoneOn && (
          <button type="button" className="button paper" onClick={backToLobby}>
            {words.gameOver.lobby}
          </button>
        )}
        <NextGame hasBegun={hasGoneOn} />
      </div>
    </Dialog>
  );
}

/** At a table with the deals of an earlier game: what the same cards brought then. */
function ThenAndNow({ gameId }: { gameId: string }) {
  const { recordOf } = useExits();
  const hadDealsBefore = useTable(({ frame }) => (frame?.table.sameDeals ?? null) !== null);
  if (!hadDealsBefore) return null;
  return (
    <Suspense fallback={<p className="soft">{words.gameOver.fetching}</p>}>
      <FinishedComparison gameId={gameId} recordOf={recordOf} />
    </Suspense>
  );
}

/** From the second game on: who has won how many at this table. */
function EveningSoFar() {
  const games = useTable(({ evening }) => evening.length);
  if (games < 2) return null;
  return (
    <section aria-label={eveningTexts.title}>
      <h3>{eveningTexts.title}</h3>
      <EveningTable />
    </section>
  );
}

/** Every hand of the game, or the last one where that is all there is. */
function LookBack({ moment: { gameId, viewer, handResult, trump } }: { moment: Moment }) {
  const last = handResult === null ? null : <Hands headRef={turnTo} result={handResult} trump={trump} />;
  return (
    <Suspense fallback={<p className="soft">{words.gameOver.fetching}</p>}>
      <PastHands gameId={gameId} viewer={viewer} instead={last} />
    </Suspense>
  );
}

/** Who else has asked for another game, which is the host's to start. */
function AskedForGame({ moment: { seats } }: { moment: Moment }) {
  const ready = useTable(({ frame }) => frame?.table.ready);
  const own = useTable(viewpoint);
  const others = seats.filter(({ position }) => position !== own && ready?.includes(position) === true);
  if (others.length === 0) return null;
  const names = listNames(others.map(({ ownName }) => ownName));
  return <>{words.gameOver.asks({ count: others.length, names })}</>;
}

/** The host starts another game; the other players ask for one. Once it has begun, this leads to it. */
function NextGame({ hasBegun }: { hasBegun: boolean }) {
  const { tell, closeStandings } = useSession();
  const mayStart = useTable(isHost);
  const own = useTable(viewpoint);
  const hasAsked = useTable(({ frame }) => own !== "spectator" && frame?.table.ready.includes(own) === true);
  if (own === "spectator" && !hasBegun) return null;
  const isWaiting = hasAsked && !mayStart && !hasBegun;
  const next = mayStart ? words.gameOver.again : isWaiting ? words.gameOver.asking : words.gameOver.askAgain;
  const ask = () => void tell({ type: mayStart ? "rematch" : "ready" });
  return (
    <button
      type="button"
      className="button main grow"
      data-first-focus
      aria-disabled={isWaiting}
      onClick={hasBegun ? closeStandings : isWaiting ? undefined : ask}
    >
      {hasBegun ? words.gameOver.toTable : next}
    </button>
  );
}
