import type { ClientState } from "@buck/client";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { FakeClient } from "../src/dev/fakeClient.ts";
import { SessionContext } from "../src/table/session/context.ts";
import { TableSession } from "../src/table/session/session.ts";
import { TableScreen } from "../src/table/board/TableScreen.tsx";

/** A screen, without a wish the table itself, in front of a table that the test plays. */
export function renderTable(state: ClientState, shown: ReactNode = <TableScreen />) {
  const client = new FakeClient(state);
  const session = new TableSession(client);
  render(<SessionContext value={session}>{shown}</SessionContext>);
  return {
    client,
    session,
    sent: client.sent,
    show: (...next: Parameters<FakeClient["show"]>) => act(() => client.show(...next)),
    answer: (...next: Parameters<FakeClient["answer"]>) => act(() => client.answer(...next)),
  };
}

/** The button of this name; the topmost where sheets lie over each other. */
export function button(name: string | RegExp): HTMLElement {
  const found = screen.getAllByRole("button", { name }).at(-1);
  if (found === undefined) throw new Error(`no button ${String(name)}`);
  return found;
}

/** Presses with a finger or a mouse: browsers say which in the click itself. */
export function press(name: string | RegExp, pointerType: "touch" | "mouse" = "mouse"): void {
  fireEvent(button(name), new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
}
