import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
import { newcomerAt } from "../../dev/state.ts";
import { usePlayerName } from "../../device/player.ts";
import { VisitorScreen } from "./VisitorScreen.tsx";

afterEach(() => usePlayerName.setState({ name: "" }));

const buttons = () => screen.getAllByRole("button").map((each) => each.textContent);

/** A visitor at a table with Dana, Bo and Ann, where Cy is a bot. */
function visit({
  leftSeat = null,
  freeSeats = [],
  table = {},
  here,
}: {
  leftSeat?: Position | null;
  freeSeats?: readonly Position[];
  table?: Partial<Frame["table"]>;
  here?: Position[];
}) {
  const { state } = still("away");
  if (state.frame === null) throw new Error("no frame");
  const frame: Frame = {
    ...state.frame,
    table: { ...state.frame.table, ...table },
    you: {
      role: "visitor",
      personId: null,
      position: null,
      isHost: false,
      leftSeat,
      freeSeats,
      isRemoved: false,
      mayUndo: false,
    },
    game: null,
  };
  const presence = here === undefined ? state.presence : { ...state.presence, here };
  return renderTable({ ...state, frame, presence }, <VisitorScreen frame={frame} />);
}

test.each(["open", "locked", "without takeover"])("who got up goes back to a table that is %s", (kind) => {
  const { settings } = still("away").state.frame?.table ?? {};
  if (settings === undefined) throw new Error("no settings");
  const takeover = kind !== "without takeover";
  const { sent } = visit({
    leftSeat: 1,
    table: { locked: kind === "locked", settings: { ...settings, takeover } },
  });
  expect(screen.getByText("your seat: a bot plays for you")).toBeTruthy();
  expect(buttons()).toEqual(["Go back to your seat", "Watch"]);
  press("Go back to your seat");
  expect(sent).toEqual([{ type: "sit", position: 1, name: "Bo" }]);
});

test("who has no seat takes one that a bot plays, and not that of somebody who waits for the deal", () => {
  const seats = still("away").state.frame?.table.seats ?? [];
  visit({ freeSeats: [1, 3], table: { seats: seats.with(2, newcomerAt(2)), scores: [9, 12, 7, 15] } });
  expect(screen.getByText(/^12 points ·/)).toBeTruthy();
  expect(screen.getAllByText("Buck Euchre").length).toBeGreaterThan(0);
  expect(screen.getByText(/plays from the next deal$/)).toBeTruthy();
  expect(buttons()).toEqual(["Take this seat", "Take this seat", "Watch", "Move my seat here"]);
  expect(screen.queryByRole("button", { name: "Take Zoe’s seat" })).toBeNull();
});

test("who has lost a seat with the browser's storage is told the way back", () => {
  visit({});
  expect(screen.getByText(/^Are you Bo, .* Move your seat here .* ask the host to remove Bo/)).toBeTruthy();
});

test("nobody is told a way back while everybody is here", () => {
  visit({ here: [0, 1, 2, 3] });
  expect(screen.queryByText(/this device does not know you/)).toBeNull();
});

test("a remembered name that the table refuses is asked for again, with the table's sentence", async () => {
  usePlayerName.setState({ name: "Аnn" });
  const { answer } = visit({ freeSeats: [3] });
  press("Take Cy’s seat");
  const message = "Please write each word of your name in a single alphabet.";
  await answer({ ok: false, code: "MIXED_ALPHABETS", message, version: 1 });
  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Аnn");
});
