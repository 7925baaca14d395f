import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const CODE = "ACDE-FGHJ-2345";
let address: string | null = null;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", async () => ({ json: async () => ({ address }) }));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const fresh = await import("./Invitation.tsx");
  return render(<fresh.Invitation code={CODE} />);
}

test("the link is the one that others can open", async () => {
  address = "http://192.168.1.20:3000";
  await open();
  await screen.findByText(`http://192.168.1.20:3000/t/${CODE}`);
  expect(screen.queryByText(/Only this machine/)).toBeNull();
});

test("a link that only this machine can open says so", async () => {
  address = null;
  await open();
  expect(await screen.findByText(/Only this machine can open this link/)).toBeTruthy();
});

test("without a clipboard the link is selected, and the keys are told", async () => {
  address = "http://192.168.1.20:3000";
  await open();
  const link = await screen.findByText(`http://192.168.1.20:3000/t/${CODE}`);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText("Selected. Press Ctrl C");
  expect(getSelection()?.toString()).toBe(link.textContent);
});
