import type { TableClient } from "@buck/client";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LOCAL_VENUE } from "../board/venue.ts";
import { LocalTable } from "./LocalTable.tsx";

/** All tabs of a browser, for one name. */
class Tabs {
  #robbed: (() => void) | null = null;

  readonly request = (_name: string, _options: LockOptions, held: () => Promise<unknown>) => {
    this.#robbed?.();
    void held();
    return new Promise<void>((_, reject) => {
      this.#robbed = () => reject(new DOMException("stolen", "AbortError"));
    });
  };
}

afterEach(() => vi.unstubAllGlobals());

const neverOpens = () => new Promise<TableClient>(() => undefined);
const elsewhere = () => screen.queryByRole("heading", { name: "This seat is open in another tab" });

test("a table in this tab goes quiet when another tab opens it, and can be taken back", async () => {
  const tabs = new Tabs();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: tabs }));
  render(<LocalTable open={neverOpens} venue={{ ...LOCAL_VENUE, leave: () => undefined }} />);
  expect(elsewhere()).toBeNull();
  let isOtherRobbed = false;
  await act(async () => {
    const other = tabs.request("", {}, () => Promise.resolve());
    void other.catch(() => (isOtherRobbed = true));
    await Promise.resolve();
  });
  expect(elsewhere()).not.toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Play here" })));
  expect(elsewhere()).toBeNull();
  expect(isOtherRobbed).toBe(true);
});
