import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
import { usePlayerName } from "../../device/player.ts";
import { openSeats, TakeSeatDialog } from "./TakeSeatDialog.tsx";

afterEach(() => usePlayerName.setState({ name: "" }));

/** A watcher at a table with Dana, Bo and Ann, where Cy is a bot and Bo is covered. */
function watching(...freeSeats: readonly Position[]) {
  const { state } = still("away");
  if (state.frame === null) throw new Error("no frame");
  const you = {
    role: "watcher",
    personId: null,
    position: null,
    isHost: false,
    leftSeat: null,
    isRemoved: false,
    mayUndo: false,
  } as const;
  const frame: Frame = {
    ...state.frame,
    you: { ...you, freeSeats },
  };
  return { ...state, frame };
}

const named = (frame: Frame) => openSeats(frame).map(({ name }) => name);

test("a watcher is offered the seats that the table gives them", () => {
  expect(named(watching(1, 3).frame)).toEqual(["Bo", "Cy"]);
  expect(named(watching().frame)).toEqual([]);
});

test("a watcher takes a seat under the name they have", () => {
  usePlayerName.setState({ name: "Eve" });
  const { sent } = renderTable(watching(1, 3), <TakeSeatDialog onClose={() => undefined} />);
  press("Take Cy’s seat");
  expect(sent).toEqual([{ type: "sit", position: 3, name: "Eve" }]);
});

test("a watcher without a name is asked for it first", () => {
  const { sent } = renderTable(watching(1, 3), <TakeSeatDialog onClose={() => undefined} />);
  press("Take Cy’s seat");
  expect(sent).toEqual([]);
  expect(screen.getByText("What should we call you?")).toBeTruthy();
});
