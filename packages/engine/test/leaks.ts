import type { buck } from "../src/index.ts";
import type { Step } from "./driver.ts";
import { everyAction } from "./universe.ts";
import { decisionsAreCovered, hiddenFrom, isLaidOpen } from "./worlds.ts";

export type Game = Pick<typeof buck, "apply" | "view">;

const ATTEMPTS = [everyAction(0), everyAction(1), everyAction(2), everyAction(3)] as const;

/** Two worlds a viewer must not be able to tell apart. */
export interface Worlds {
  readonly real: buck.GameState;
  readonly other: buck.GameState;
  readonly viewer: buck.Viewer;
}

/** What reaches the viewer although it is hidden: a card by its name, in the view or in the events that led to it. */
export function nameLeak(
  game: Game,
  { after, events }: Pick<Step, "after" | "events">,
  viewer: buck.Viewer,
): string | null {
  const frame = JSON.stringify([events, game.view(after, viewer)]);
  const named = hiddenFrom(after, viewer).find((id) => frame.includes(id));
  return named === undefined ? null : `${viewer} reads of ${named} in ${after.phase}`;
}

export function viewLeak(game: Game, { real, other, viewer }: Worlds): string | null {
  const [a, b] = [real, other].map((state) => JSON.stringify(game.view(state, viewer)));
  return a === b ? null : `${viewer} sees a difference in ${real.phase}: ${a} / ${b}`;
}

/** Takes one action in both worlds; null as well when only one of them allows it. */
export function stepLeak(game: Game, worlds: Worlds, action: buck.Action): string | null {
  const real = game.apply(worlds.real, action);
  const other = game.apply(worlds.other, action);
  if (!real.ok || !other.ok) return null;
  if (isDisclosure(worlds.real, real.state)) return null;
  const [a, b] = [real, other].map(({ events }) => JSON.stringify(events));
  if (a !== b) return `${worlds.viewer} hears a difference after ${action.type}: ${a} / ${b}`;
  if (isLaidOpen(real.state)) return null;
  return viewLeak(game, { real: real.state, other: other.state, viewer: worlds.viewer });
}

/** The last covered decision turns all of them over: from here on the worlds differ by right. */
function isDisclosure(before: buck.GameState, after: buck.GameState): boolean {
  return decisionsAreCovered(before) && after.phase !== "FOLDING_DECISION";
}

/** Whatever the viewer tries, good or bad, is answered alike in both worlds. */
export function answerLeak(game: Game, worlds: Worlds): string | null {
  if (worlds.viewer === "spectator") return null;
  for (const action of ATTEMPTS[worlds.viewer]) {
    const real = game.apply(worlds.real, action);
    const other = game.apply(worlds.other, action);
    if (real.ok !== other.ok) return `${action.type} is allowed in one world only`;
    if (!real.ok && JSON.stringify(real) !== JSON.stringify(other)) {
      return `${action.type} is refused differently: ${JSON.stringify([real, other])}`;
    }
    const leak = real.ok ? stepLeak(game, worlds, action) : null;
    if (leak !== null) return leak;
  }
  return null;
}
