import { useLayoutEffect, useSyncExternalStore } from "react";

/** On its side there is width and no height: what is said stands beside what is seen. */
const SIDEWAYS =
  "(max-height: 560px) and (min-width: 540px), (max-height: 760px) and (min-width: 700px) and (max-width: 899px)";
const DESK = "(min-width: 900px) and (min-height: 561px)";
/** The log stands beside the table. */
const PANEL = "(min-width: 1080px) and (min-height: 821px), (min-width: 1280px) and (min-height: 561px)";
/** There is room to spare. */
const LARGE = "(min-width: 1600px) and (min-height: 880px)";
const WIDE = `${DESK}, (min-width: 700px) and (min-height: 761px)`;

/**
 * Three layouts, and what is special in each. Style sheets ask for these words and for no sizes:
 * `:where([data-layout~="wide"])`. A word belongs to the layout before it.
 */
const LAYOUTS = [
  { name: "sideways", when: SIDEWAYS, special: { low: "(max-height: 359px)" } },
  {
    name: "wide",
    when: WIDE,
    special: { desk: DESK, laptop: `${DESK} and (max-height: 820px)`, panel: PANEL, large: LARGE },
  },
  {
    name: "phone",
    when: "all",
    special: { small: "(max-width: 359px), (max-height: 739px) and (orientation: portrait)" },
  },
] as const;

/** A television is as wide as they come, whatever size it claims: many say 960 by 540. */
const TELEVISION = "wide desk panel large";

let isTelevision = false;

function layoutNow(): string {
  if (isTelevision) return TELEVISION;
  const layout = LAYOUTS.find(({ when }) => matchMedia(when).matches);
  if (layout === undefined) return "phone";
  const special = Object.entries(layout.special).filter(([, when]) => matchMedia(when).matches);
  return [layout.name, ...special.map(([word]) => word)].join(" ");
}

function applyLayout(): void {
  document.documentElement.dataset["layout"] = layoutNow();
}

/** Says on the root element which layout the screen has, now and after every turn of a phone. */
export function watchLayout(): void {
  applyLayout();
  for (const { when, special } of LAYOUTS) {
    for (const query of [when, ...Object.values(special)]) {
      matchMedia(query).addEventListener("change", applyLayout);
    }
  }
}

export function useTelevisionLayout(): void {
  useLayoutEffect(() => {
    isTelevision = true;
    applyLayout();
    return () => {
      isTelevision = false;
      applyLayout();
    };
  }, []);
}

type Screen = "table" | "tv" | "lobby";

/** How large letters are differs by screen: says on the root element which one is shown. */
export function useScreen(screen: Screen): void {
  useLayoutEffect(() => {
    document.documentElement.dataset["screen"] = screen;
    return () => {
      delete document.documentElement.dataset["screen"];
    };
  }, [screen]);
}

/** Whether there is room for a panel beside the table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onPanelChange, () => matchMedia(PANEL).matches);
}

function onPanelChange(onChange: () => void): () => void {
  const query = matchMedia(PANEL);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
