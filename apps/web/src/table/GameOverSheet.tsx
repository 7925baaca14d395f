import { useState } from "react";
import type { Moment } from "../games/moment.ts";
import { useSession, useTable } from "../session/context.ts";
import { isHost } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { GameFiles } from "./GameFiles.tsx";
import { Hands } from "./ResultSheet.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { useExits } from "./exits.ts";

/** Standings, how it came about, and another game. */
export function GameOverSheet({ moment }: { moment: Moment }) {
  const { tell } = useSession();
  const { leave, backToLobby, keepsGames } = useExits();
  const mayStart = useTable(isHost);
  const [isReviewing, setReviewing] = useState(false);
  const result = moment.gameResult;
  if (result === null) return null;
  return (
    <Dialog title={result.title} onClose={() => undefined} closable={false} className="result game-over">
      <p className="soft">{result.summary}</p>
      <ol className="standings" aria-label={words.gameOver.standings}>
        {result.standings.map(({ key, place, name, team, score }) => (
          <li key={key} data-first={place === 1}>
            <span className="place">{place}</span>
            <b className="with-badge">
              <TeamBadge team={team} />
              {team === undefined ? name : `${team.name}: ${name}`}
            </b>
            <span className="score">{score}</span>
          </li>
        ))}
      </ol>
      <ScoreChart chart={result.chart} />
      {keepsGames && <GameFiles files={result.files} />}
      {isReviewing && moment.handResult !== null && <Hands result={moment.handResult} trump={moment.trump} />}
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={leave}>
          {words.gameOver.home}
        </button>
        {!isReviewing && (
          <button type="button" className="button paper" onClick={() => setReviewing(true)}>
            {words.result.lookBack}
          </button>
        )}
        {backToLobby !== null && (
          <button type="button" className="button paper" onClick={backToLobby}>
            {words.gameOver.lobby}
          </button>
        )}
        {moment.viewer !== "spectator" && (
          <button
            type="button"
            className="button main grow"
            data-first-focus
            onClick={() => void tell({ type: mayStart ? "rematch" : "ready" })}
          >
            {mayStart ? words.gameOver.again : words.gameOver.askAgain}
          </button>
        )}
      </div>
    </Dialog>
  );
}
