import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { press, renderTable } from "../../test/renderTable.tsx";
import { still } from "../fixtures/buck.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { openSeats, TakeSeatDialog } from "./TakeSeatDialog.tsx";

afterEach(() => usePlayerName.setState({ name: "" }));

/** A watcher at a table with Dana, Bo and Ann, where Cy is a bot and Bo is covered. */
function watching(leftSeat: Position | null, table: Partial<Frame["table"]> = {}) {
  const { state } = still("away");
  if (state.frame === null) throw new Error("no frame");
  const you = { role: "watcher", personId: null, position: null, isHost: false, isRemoved: false } as const;
  const frame: Frame = {
    ...state.frame,
    table: { ...state.frame.table, ...table },
    you: { ...you, leftSeat },
  };
  return { ...state, frame };
}

const named = (frame: Frame) => openSeats(frame).map(({ name }) => name);

test("a watcher is offered what bots play, who got up only their own seat, and nobody a seat of a locked table", () => {
  expect(named(watching(null).frame)).toEqual(["Bo", "Cy"]);
  expect(named(watching(1).frame)).toEqual(["Bo"]);
  expect(named(watching(null, { locked: true }).frame)).toEqual([]);
});

test("a watcher takes a seat under the name they have", () => {
  usePlayerName.setState({ name: "Eve" });
  const { sent } = renderTable(watching(null), <TakeSeatDialog onClose={() => undefined} />);
  press("Take the seat of Cy");
  expect(sent).toEqual([{ type: "sit", position: 3, name: "Eve" }]);
});

test("a watcher without a name is asked for it first", () => {
  const { sent } = renderTable(watching(null), <TakeSeatDialog onClose={() => undefined} />);
  press("Take the seat of Cy");
  expect(sent).toEqual([]);
  expect(screen.getByText("What shall the others call you?")).toBeTruthy();
});
