import { SUITS } from "@buck/engine";
import { useEffect, useRef } from "react";
import type { CSSProperties } from "react";
import { SuitMark } from "../cards/suits.tsx";

const PIECES = 36;
/** Steps that share no factor with the number of pieces spread them without any two side by side. */
const STEP = 13;

/** Suits that fall over the whole screen once, over everything and in nobody's way. They do not move where nothing does. */
export function FallingSuits() {
  const ref = useRef<HTMLDivElement>(null);
  // After the sheet below it is shown: what comes last lies on top.
  useEffect(() => {
    const suits = ref.current;
    suits?.showPopover();
    return () => suits?.hidePopover();
  }, []);
  return (
    <div ref={ref} className="falling-suits" popover="manual" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={piece} data-suit={SUITS[piece % SUITS.length]} style={placeOf(piece)}>
          <SuitMark suit={SUITS[piece % SUITS.length] ?? "HEARTS"} />
        </i>
      ))}
    </div>
  );
}

function placeOf(piece: number): CSSProperties & Record<`--${string}`, string> {
  const spread = (piece * STEP) % PIECES;
  return {
    "--x": `${(100 * (piece + 0.5)) / PIECES}%`,
    "--late": `${(900 * spread) / PIECES}ms`,
    "--turn": `${(spread % 2 === 0 ? 1 : -1) * (180 + 10 * spread)}deg`,
    "--size": `${1 + (spread % 5) / 4}rem`,
  };
}
