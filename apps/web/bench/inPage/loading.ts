export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

export interface Loading {
  /** When the button was on the screen; 0 until then. */
  shownAt: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly longTasks: LongTask[];
}

declare global {
  interface Window {
    loading: Loading;
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    readonly value?: number;
  }
}

/** Runs in the page before anything else: keeps what the browser tells about loading, and looks for the button. */
export function watchLoading(button: string): void {
  const seen: Loading = { shownAt: 0, firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  window.loading = seen;
  // oxlint-disable-next-line consistent-function-scoping -- Only this function reaches the page.
  const hear = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  hear("longtask", ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  hear("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  hear("layout-shift", ({ value = 0 }) => (seen.layoutShift += value));
  hear("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  const look = () => {
    // What is there before a frame is painted has been painted when the next one begins.
    if (document.querySelector(button)?.checkVisibility() === true) {
      requestAnimationFrame(() => (seen.shownAt = performance.now()));
    } else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: when everything has come and nothing has kept it busy for so long. */
export async function whenQuiet(quietMs: number): Promise<Loading> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { shownAt, longTasks } = window.loading;
    const last = longTasks.at(-1);
    const busyUntil = Math.max(shownAt, last === undefined ? 0 : last.start + last.duration);
    const isThere = shownAt > 0 && document.readyState === "complete" && document.fonts.status === "loaded";
    if (isThere && performance.now() - busyUntil > quietMs) return window.loading;
  }
}
