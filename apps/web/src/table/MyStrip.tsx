import { useMoment, useSession, useTableUi } from "../session/context.ts";
import { words } from "../texts/words.ts";
import { LogIcon } from "../ui/icons.tsx";
import { SeatFace, TrickDots } from "./Seat.tsx";
import { positionAt } from "./sides.ts";

/** Your own seat, laid flat under your hand. */
export function MyStrip() {
  const { ui } = useSession();
  const me = useMoment(({ seats, viewer }) => seats[positionAt("south", viewer)]);
  const hasWon = useTableUi((ui) => ui.finishedTrick?.trick.winner === me?.position);
  if (me === undefined) return null;
  return (
    <section
      className="me"
      aria-label={me.name}
      data-turn={me.isTurn}
      data-folded={me.isOut}
      data-seat={me.position}
      data-team-of={me.team?.letter}
    >
      <SeatFace picture={me} />
      <span className="me-name">
        <span className="who">
          <span className="name">{me.name}</span>
          {me.isDealer && <span className="unseen">, {words.dealer}</span>}
        </span>
        <TrickDots taken={me.tricks} out={me.isOut} />
      </span>
      <span className="said" data-tone={hasWon ? "won" : (me.status?.tone ?? "none")}>
        {hasWon ? words.table.won : me.status?.text}
      </span>
      <span className="score">
        {me.score} <small>{me.unit}</small>
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
