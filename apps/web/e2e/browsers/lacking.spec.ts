import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { offered } from "./pressing.ts";
import { waitFor } from "./walking.ts";

test("what this browser lacks is offered nowhere", async ({ come, serverUrl }) => {
  const ann = await come("Ann");
  await ann.goto(`${serverUrl}/settings`);
  await waitFor(ann, ".switch");
  const { vibrates, notifies } = await ann.run(() => ({
    vibrates: "vibrate" in navigator,
    notifies: "Notification" in globalThis,
  }));
  const names = await offered(ann);
  expect(names.some((name) => name.startsWith("Vibration"))).toBe(vibrates);
  expect(names.some((name) => name.startsWith("Call me when it is my turn"))).toBe(notifies);
});
