/** A touch of a card in the hand: the first one raises it, the second one plays it. */
export interface Tap {
  readonly at: number;
  readonly does: "select" | "play";
  /** When the page was first changed after it; 0 if it never was. */
  changedAt: number;
}

/** What the browser says about one event of a touch: from the finger to the paint that follows, to 8 ms. */
export interface Timing {
  readonly interaction: number;
  readonly start: number;
  readonly end: number;
}

/** From one frame to the next, while cards were on the move. */
export interface Gap {
  readonly ms: number;
  readonly moves: Moves;
}
export type Moves = "flight" | "slide";

export interface AtTable {
  readonly taps: Tap[];
  readonly timings: Timing[];
  readonly gaps: Gap[];
  flights: number;
  slides: number;
}

declare global {
  interface Window {
    atTable: AtTable;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Runs in the page before anything else: keeps every touch of a card and what became of it. */
export function watchTaps(): void {
  const seen: AtTable = { taps: [], timings: [], gaps: [], flights: 0, slides: 0 };
  window.atTable = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId: interaction, startTime: start, duration } = entry;
      seen.timings.push({ interaction, start, end: start + duration });
    }
  }).observe({ type: "event", durationThreshold: 16 });
  const noteTap = ({ target, timeStamp: at }: Event) => {
    const card = target instanceof Element ? target.closest(".hand-card") : null;
    const look = card?.getAttribute("data-look");
    if (look === "playable" || look === "selected")
      seen.taps.push({ at, does: look === "selected" ? "play" : "select", changedAt: 0 });
  };
  addEventListener("click", noteTap, { capture: true });
  new MutationObserver(() => {
    const last = seen.taps.at(-1);
    if (last?.changedAt === 0) last.changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-look"] });
}

/** Runs in the page, after the one above: while cards of the trick move, notes when frames begin. */
export function watchMoves(): void {
  const seen = window.atTable;
  const until = { flight: 0, slide: 0 };
  let last = 0;
  const step = (now: number) => {
    seen.gaps.push({ ms: now - last, moves: last < until.slide ? "slide" : "flight" });
    last = now;
    if (now < Math.max(until.flight, until.slide)) requestAnimationFrame(step);
    else last = 0;
  };
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, "animate")?.value;
  Element.prototype.animate = function (this: Element, ...args: Parameters<Element["animate"]>): Animation {
    const animation: Animation = animate.apply(this, args);
    const { duration, fill } = animation.effect?.getTiming() ?? {};
    if (!this.matches(".played") || typeof duration !== "number") return animation;
    const now = performance.now();
    const moves = fill === "forwards" ? "slide" : "flight";
    // The four cards of a trick leave together: that is one slide.
    if (moves === "flight") seen.flights += 1;
    else if (until.slide < now) seen.slides += 1;
    until[moves] = now + duration;
    if (last === 0) {
      last = now;
      requestAnimationFrame(step);
    }
    return animation;
  };
}
