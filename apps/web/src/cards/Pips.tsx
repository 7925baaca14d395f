import type { Card } from "@buck/engine";
import { SuitShape } from "./suits.tsx";

const COLUMNS = [9, 46] as const;
const ROWS = [6, 33, 60, 87] as const;
const MIDDLE = 27.5;

type Spot = readonly [x: number, y: number];

const SIDES: readonly Spot[] = COLUMNS.flatMap((x) => ROWS.map((y): Spot => [x, y]));
const SPOTS: Readonly<Record<"9" | "10", readonly Spot[]>> = {
  "9": [...SIDES, [MIDDLE, 46.5]],
  "10": [...SIDES, [MIDDLE, 19.5], [MIDDLE, 73.5]],
};
const UPSIDE_DOWN_FROM = 50;

/** The face of a nine or ten: every pip in its place, the lower half upside down. */
export function Pips({ suit, rank }: { suit: Card["suit"]; rank: "9" | "10" }) {
  return (
    <svg className="pips" viewBox="0 0 76 114" aria-hidden="true">
      {SPOTS[rank].map(([x, y]) => (
        <SuitShape key={`${x}-${y}`} suit={suit} transform={pipTransform(x, y)} />
      ))}
    </svg>
  );
}

function pipTransform(x: number, y: number): string {
  const turn = y > UPSIDE_DOWN_FROM ? " rotate(180 16 16)" : "";
  return `translate(${x} ${y}) scale(.66)${turn}`;
}
