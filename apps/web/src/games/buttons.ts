import { renderToStaticMarkup } from "react-dom/server";
import type { Moment } from "./moment.ts";

export interface ShownButton {
  readonly label: string;
  readonly keys: readonly string[];
  readonly isEnabled: boolean;
  readonly isPressed: boolean;
}

/** The buttons a moment offers, read as a screen reader would: for tests. */
export function shownButtons(moment: Moment): readonly ShownButton[] {
  const html = renderToStaticMarkup(moment.controls(() => undefined));
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, tag = "", inner = ""]) => ({
    label: attribute(tag, "aria-label") ?? inner.replaceAll(/<[^>]*>/g, ""),
    keys: (attribute(tag, "aria-keyshortcuts") ?? "").split(" "),
    isEnabled: !/\sdisabled/.test(tag),
    isPressed: attribute(tag, "aria-pressed") === "true",
  }));
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
}

/** What pressing a key does: the label of its button; undefined when nothing answers to it. */
export function keyLabel(moment: Moment, key: string): string | undefined {
  return shownButtons(moment).find(({ keys, isEnabled }) => isEnabled && keys.includes(key))?.label;
}
