import { useLayoutEffect } from "react";

/** What a large television says of itself. */
const LARGE = { width: 1920, height: 1080 } as const;

const SIZE = /^\((?<edge>min|max)-(?<side>width|height):\s*(?<pixels>[\d.]+)px\)$/;

/**
 * Gives the page the layout of a large screen. On a television everything grows with the screen, so that one layout
 * fits all of them, and many call themselves 960 by 540, which on other devices is a phone on its side.
 */
export function useLargeLayout(): void {
  useLayoutEffect(() => {
    const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
    const changed = rules.flatMap(enlarge);
    return () => {
      for (const { media, own } of changed) media.mediaText = own;
    };
  }, []);
}

interface Changed {
  readonly media: MediaList;
  readonly own: string;
}

function enlarge(rule: CSSRule): readonly Changed[] {
  if (!(rule instanceof CSSMediaRule)) return [];
  const { media } = rule;
  const own = media.mediaText;
  const isLarge = fitsLarge(own);
  if (isLarge === null) return [];
  media.mediaText = isLarge ? "all" : "not all";
  return [{ media, own }];
}

/** Whether these conditions hold on a large screen; null where they ask for more than a size. */
export function fitsLarge(query: string): boolean | null {
  const answers = new Set(query.split(",").map((alternative) => holds(alternative.split(" and "))));
  if (answers.has(true)) return true;
  return answers.has(null) ? null : false;
}

function holds(conditions: readonly string[]): boolean | null {
  const answers = new Set(conditions.map(holdsAlone));
  if (answers.has(false)) return false;
  return answers.has(null) ? null : true;
}

function holdsAlone(condition: string): boolean | null {
  const { edge, side, pixels } = SIZE.exec(condition.trim())?.groups ?? {};
  if (edge === undefined) return null;
  const size = side === "width" ? LARGE.width : LARGE.height;
  return edge === "min" ? size >= Number(pixels) : size <= Number(pixels);
}
