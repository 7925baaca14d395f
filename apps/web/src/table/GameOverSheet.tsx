import { buck } from "@buck/engine";
import { useLocation } from "wouter";
import { useSession } from "../session/context.ts";
import { peopleOf, verb } from "../texts/people.ts";
import { points } from "../texts/log.ts";
import { words } from "../texts/words.ts";
import { handResult } from "../texts/result.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import "./result.css";

/** Standings, how it came about, and another game. */
export function GameOverSheet({ view }: { view: buck.View }) {
  const { rematch } = useSession();
  const [, navigate] = useLocation();
  const outcome = buck.outcome(view);
  if (outcome === null) return null;
  const people = peopleOf(view);
  const winner = people(outcome.winner);
  return (
    <Dialog
      title={`${winner.name} ${verb(winner, "win", "wins")} the game`}
      onClose={() => undefined}
      closable={false}
      className="result game-over"
    >
      <p className="soft">{handResult(view).story}</p>
      <ol className="standings" aria-label={words.gameOver.standings}>
        {outcome.standings.map(({ position, place, score }) => (
          <li key={position} data-first={place === 1}>
            <span className="place">{place}</span>
            <b>{people(position).name}</b>
            <span className="score">{points(score)}</span>
          </li>
        ))}
      </ol>
      <ScoreChart view={view} />
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={() => navigate("/")}>
          {words.gameOver.home}
        </button>
        {view.viewer !== "spectator" && (
          <button type="button" className="button main grow" data-first-focus onClick={() => void rematch()}>
            {words.gameOver.again}
          </button>
        )}
      </div>
    </Dialog>
  );
}
