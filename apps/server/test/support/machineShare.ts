const SAMPLE_MS = 20;

/**
 * How many times as long as on a machine of its own a process takes now: 1 where it has a core to itself. It works for
 * twenty milliseconds of processor time and looks at the clock.
 */
export function howMuchLonger(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (used() < SAMPLE_MS);
  return Math.max(1, (performance.now() - start) / used());
}

/** How long this takes, in milliseconds, on a machine that has nothing else to do. */
export async function idleMs(work: () => Promise<unknown>): Promise<number> {
  const before = howMuchLonger();
  const start = performance.now();
  await work();
  const passed = performance.now() - start;
  return passed / Math.max(before, howMuchLonger());
}
