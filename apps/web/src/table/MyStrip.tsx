import { buck } from "@buck/engine";
import { useSession, useView } from "../session/context.ts";
import { points } from "../texts/log.ts";
import { initial } from "../texts/initial.ts";
import { words } from "../texts/words.ts";
import { LogIcon } from "../ui/icons.tsx";
import { TrickDots } from "./Seat.tsx";
import { seatStatus } from "./seatStatus.ts";
import { positionAt } from "./sides.ts";
import { peopleOf } from "../texts/people.ts";

/** Your own seat, laid flat under your hand. */
export function MyStrip() {
  const { ui } = useSession();
  const view = useView((shown) => shown);
  const position = positionAt("south", view.viewer);
  const me = view.players.find((player) => player.position === position);
  if (me === undefined) return null;
  const status = seatStatus(view, position);
  const isDealer = view.dealerPosition === position && view.dealerChosen;
  return (
    <section
      className="me"
      aria-label={peopleOf(view)(position).name}
      data-turn={buck.toAct(view).includes(position)}
      data-folded={me.folded}
      data-seat={position}
    >
      <span className="avatar" data-tint={position} aria-hidden="true">
        {initial(me.name)}
        {isDealer && <span className="dealer">D</span>}
      </span>
      <span className="me-name">
        <span className="who">
          {peopleOf(view)(position).name}
          {isDealer && <span className="unseen">, {words.dealer}</span>}
        </span>
        <TrickDots taken={me.tricksTaken} out={me.folded} />
      </span>
      <span className="said" data-tone={status?.tone ?? "none"}>
        {status?.text}
      </span>
      <span className="score">
        {points(me.score)}
        <small>{words.toGo}</small>
      </span>
      <button
        type="button"
        className="round log-button"
        aria-label={words.table.log}
        onClick={() => ui.setState({ panel: "log" })}
      >
        <LogIcon />
      </button>
    </section>
  );
}
