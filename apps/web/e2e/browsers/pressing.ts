import { expect } from "@playwright/test";
import type { Tab } from "./drivers.ts";

const WANTED = "data-wanted";
/** A pattern that no name has. */
const NOTHING = "(?!)";

/** Presses what has this name as people do, when it is there and lets itself be pressed. */
export async function press(tab: Tab, name: RegExp): Promise<void> {
  const pressed = async () => (await pressIfThere(tab, name)) || offered(tab);
  await expect.poll(pressed, { message: `press ${name}` }).toBe(true);
}

/** Whether it could be pressed: what leaves the screen meanwhile is nothing to press any more. */
export async function pressIfThere(tab: Tab, name: RegExp): Promise<boolean> {
  const names = await tab.run(lookAround, name.source, WANTED);
  if (!names.some((each) => name.test(each))) return false;
  return tab.click(`[${WANTED}]`).then(
    () => true,
    () => false,
  );
}

/** Writes into the field that is called so. */
export async function write(tab: Tab, field: RegExp, text: string): Promise<void> {
  await press(tab, field);
  await tab.run(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  await tab.type(text);
}

/** The names of all that can be pressed now. */
export function offered(tab: Tab): Promise<readonly string[]> {
  return tab.run(lookAround, NOTHING, WANTED);
}

/** Waits until something by this name is offered. */
export async function offers(tab: Tab, name: RegExp): Promise<void> {
  const isOffered = async () => {
    const names = await offered(tab);
    return names.some((each) => name.test(each)) || names;
  };
  await expect.poll(isOffered, { message: `offers ${name}` }).toBe(true);
}

/**
 * Runs in the page: the names of all that can be pressed, where below an open sheet nothing can. The first whose name
 * is wanted is marked.
 */
function lookAround(wanted: string, mark: string): readonly string[] {
  const pattern = new RegExp(wanted);
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const found = [...top.querySelectorAll("a, button, summary, label")]
    .filter((each) => !each.matches(":disabled") && each.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, name: element.ariaLabel ?? element.textContent.trim() }));
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  const wantedOne = found.find(({ name }) => pattern.test(name))?.element;
  wantedOne?.setAttribute(mark, "");
  // Away from the edges, where something that stays in sight may lie over it.
  wantedOne?.scrollIntoView({ block: "center", behavior: "instant" });
  return found.map(({ name }) => name);
}
