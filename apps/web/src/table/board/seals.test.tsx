import type { SealReport } from "@buck/records";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";

const sheet = (name: string) => screen.queryByRole("dialog", { name });

function unsealed() {
  const { state } = still("follow");
  return { ...state, frame: state.frame && { ...state.frame, seals: null } };
}

test("the seal at the table opens what it means and its fingerprint", () => {
  const { session } = renderTable(still("follow").state);
  press("This deal is sealed");
  expect(sheet("Sealed deals")?.textContent).toContain("on their way");
  act(() => session.seals.setState({ isSealed: true, fingerprint: "0123456789abcdef" }));
  expect(sheet("Sealed deals")?.textContent).toContain("0123 4567 89ab cdef");
});

test("a table of this device alone says that its deals are not sealed", () => {
  renderTable(unsealed());
  press("The deals are not sealed");
  expect(sheet("The deals are not sealed")?.textContent).toContain("Only this device");
});

const FINE: SealReport = { verified: 17, dealt: 17, faults: [], withheld: [{ hand: 3, seat: 1 }] };

test("after the game this device tells what it verified, and what was left out", () => {
  const { session } = renderTable(still("over").state);
  act(() => session.seals.setState({ isSealed: true, report: FINE }));
  expect(screen.getByText(/17 of 17 deals verified on this device/)).toBeTruthy();
  expect(screen.getByText(/^Deal 3: .* did not open a sealed part/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a deal that is not what was sealed is told loudly", () => {
  const { session } = renderTable(still("over").state);
  const faults = [
    { type: "wrongCard", hand: 4, card: "SPADES_JACK" },
    { type: "wrongSecret" },
    { type: "changedSeals", hand: 5 },
  ] as const;
  act(() => session.seals.setState({ isSealed: true, report: { ...FINE, verified: 15, faults } }));
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("The deals do not match the seals");
  expect(alert).toContain("Deal 4: this card was dealt elsewhere: jack of spades.");
  expect(alert).toContain("a different secret");
  expect(alert).toContain("Deal 5: the list of seals was changed");
});
