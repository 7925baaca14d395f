import type { GameFrame } from "@buck/protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { GameControls } from "../games/index.ts";

export interface ShownButton {
  readonly label: string;
  readonly keys: readonly string[];
  readonly isEnabled: boolean;
  readonly isPressed: boolean;
}

/** The buttons a game offers, read as a screen reader would: for tests. */
export function shownButtons(frame: GameFrame): readonly ShownButton[] {
  const html = renderToStaticMarkup(<GameControls frame={frame} act={() => undefined} worth={() => null} />);
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
export function keyLabel(frame: GameFrame, key: string): string | undefined {
  return shownButtons(frame).find(({ keys, isEnabled }) => isEnabled && keys.includes(key))?.label;
}
