/** Repeatable seededRandom (mulberry32). Whoever uses it puts the seed into the test's title or message. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A new seed for every run, or the one to replay: SEED=123. */
export const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
