import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { isWaitingForDeal, viewpoint } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";
import { LogIcon } from "../ui/icons.tsx";
import { SeatFace, TrickDots } from "./SeatPanel.tsx";
import { positionAt } from "./sides.ts";

/** Your own seat, laid flat under your hand. */
export function MyStrip() {
  const { ui } = useSession();
  const seenFrom = useTable(viewpoint);
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  const isWaiting = useTable(isWaitingForDeal);
  const me = useMoment(({ seats }) => seats[positionAt("south", seenFrom)]);
  const hasWon = useTableUi((ui) => ui.finishedTrick?.trick.winner === me?.position);
  if (me === undefined) return null;
  // Views name nobody "You" who has no hand in them.
  const name = isPlayer && me.position === seenFrom ? words.you : me.name;
  const status = isWaiting ? ({ text: words.table.waitsForDeal, tone: "out" } as const) : me.status;
  return (
    <section
      className="me"
      aria-label={name}
      data-turn={me.isTurn}
      data-folded={me.isOut}
      data-seat={me.position}
      data-team-of={me.team?.letter}
    >
      <SeatFace picture={me} />
      <span className="me-name">
        <span className="who">
          <span className="name">{name}</span>
          {me.isDealer && <span className="unseen">, {words.dealer}</span>}
        </span>
        <TrickDots taken={me.tricks} out={me.isOut} />
      </span>
      <span className="said" data-tone={hasWon ? "won" : (status?.tone ?? "none")}>
        {hasWon ? words.table.won : status?.text}
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
