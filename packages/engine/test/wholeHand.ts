import type { Game, GameTypes } from "../src/index.ts";

/** Those of the closed cards that are named in what somebody is told. */
export function leaked(told: unknown, closed: readonly string[]): readonly string[] {
  const text = JSON.stringify(told);
  return closed.filter((id) => text.includes(`"${id}"`));
}

/** One whole hand, step by step: each state with what was announced on the way to it. */
export function* wholeHand<K extends GameTypes>(
  apply: Game<K>["apply"],
  first: K["state"],
  nextAction: (state: K["state"]) => K["action"],
): Generator<{ state: K["state"]; events: readonly K["event"][] }> {
  let state = first;
  while (state.phase !== "ROUND_OVER") {
    const result = apply(state, nextAction(state));
    if (!result.ok) throw new Error(result.code);
    yield result;
    ({ state } = result);
  }
}
