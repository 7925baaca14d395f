import { useMoment } from "../session/context.ts";
import { TeamBadge } from "../../ui/TeamBadge.tsx";

/** Who is how close to the end, the nearest first. */
export function Scoreboard() {
  const { scoreboard, scoreboardTitle } = useMoment((moment) => moment);
  return (
    <section>
      <h2 className="side-title">{scoreboardTitle}</h2>
      <ol className="scoreboard">
        {scoreboard.map(({ key, name, score, team, progress }) => (
          <li key={key} data-team-of={team?.letter}>
            <b className="with-badge">
              <TeamBadge team={team} />
              {name}
            </b>
            <span className="track" aria-hidden="true">
              <i style={{ width: `${percent(progress)}%` }} />
            </span>
            <span className="score">{score}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function percent(progress: number): number {
  return Math.round(Math.min(1, Math.max(0.02, progress)) * 100);
}
