import { euchre } from "@buck/engine";
import type { Position } from "@buck/engine";

/** The seat that looks at this view. A bot is asked only when the game waits for it: anything else is a bug. */
export function seatOnTurn(view: euchre.View): Position {
  const { viewer } = view;
  if (viewer === "spectator" || !euchre.toAct(view).includes(viewer)) {
    throw new RangeError(`${viewer} is not on turn in ${view.phase}`);
  }
  return viewer;
}
