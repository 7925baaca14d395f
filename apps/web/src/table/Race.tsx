import { buck } from "@buck/engine";
import { useView } from "../session/context.ts";
import { peopleOf } from "../texts/people.ts";
import { points } from "../texts/log.ts";
import { words } from "../texts/words.ts";

/** Who is how close to zero, the nearest first. */
export function Race() {
  const view = useView((shown) => shown);
  const people = peopleOf(view);
  const { startScore } = view.options;
  return (
    <section>
      <h2 className="side-title">{words.table.race}</h2>
      <ol className="race">
        {buck.derive(view).leaderboard.map(({ position, score }) => (
          <li key={position}>
            <b>{people(position).name}</b>
            <span className="track" aria-hidden="true">
              <i style={{ width: `${progress(score, startScore)}%` }} />
            </span>
            <span className="score">{points(score)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function progress(score: number, start: number): number {
  return Math.round(Math.min(1, Math.max(0.02, (start - score) / start)) * 100);
}
