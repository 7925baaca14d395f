import { expect, test } from "vitest";
import { LineQueue } from "./nodeTerminal.ts";

test("lines wait for questions and questions wait for lines, in order", async () => {
  const queue = new LineQueue();
  queue.push("first");
  queue.push("second");
  expect(await queue.next()).toBe("first");
  expect(await queue.next()).toBe("second");
  const waiting = queue.next();
  queue.push("third");
  expect(await waiting).toBe("third");
});

test("a question that is called off leaves the line for the next one", async () => {
  const queue = new LineQueue();
  const abort = new AbortController();
  const off = queue.next(abort.signal);
  abort.abort();
  expect(await off).toBeNull();
  queue.push("kept");
  expect(await queue.next()).toBe("kept");
  expect(queue.hasEnded).toBe(false);
});

test("at the end everybody hears it, but not before the last line is read", async () => {
  const queue = new LineQueue();
  queue.push("last");
  queue.end();
  expect(queue.hasEnded).toBe(false);
  expect(await queue.next()).toBe("last");
  expect(await queue.next()).toBeNull();
  expect(queue.hasEnded).toBe(true);
});

test("lines that were forgotten answer nothing, and later ones do", async () => {
  const queue = new LineQueue();
  queue.push("early");
  queue.forget();
  const asked = queue.next();
  queue.push("late");
  expect(await asked).toBe("late");
});
