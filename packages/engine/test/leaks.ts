import type { CardId } from "../src/index.ts";
import type { Game, GameTypes, Position, Viewer } from "../src/index.ts";
import type { Step } from "./game.ts";
import { seeded } from "./random.ts";
import type { Rng } from "./random.ts";
import { viewersFrom } from "./worlds.ts";
import type { Swaps } from "./worlds.ts";

/** One game, and what its rules say about who may know what. */
export interface Secrets<K extends GameTypes> extends Pick<Game<K>, "apply" | "seats" | "view"> {
  /** Everything somebody in this seat could try. */
  readonly attempts: (state: K["state"], seat: Position) => readonly K["action"][];
  readonly hiddenFrom: (state: K["state"], viewer: Viewer) => readonly CardId[];
  readonly isLaidOpen: (state: K["state"]) => boolean;
  /** Whether the step itself uncovers something, so that from here on two worlds differ by right. */
  readonly isDisclosure: (before: K["state"], after: K["state"]) => boolean;
  /** Worlds that this viewer must not be able to tell from the one before the step. */
  readonly otherWorlds: (step: Step<K>, viewer: Viewer, rng: Rng) => readonly K["state"][];
  /** The same action where these cards are exchanged: another deck, another secret discard. */
  readonly actionInOtherWorld: (action: K["action"], swaps: Swaps) => K["action"];
}

/** Two worlds a viewer must not be able to tell apart. */
interface Worlds<K extends GameTypes> {
  readonly real: K["state"];
  readonly other: K["state"];
  readonly viewer: Viewer;
}

/** Everything anybody could learn in these steps that they should not. */
export function leaksIn<K extends GameTypes>(
  game: Secrets<K>,
  steps: readonly Step<K>[],
  seed: number,
): readonly string[] {
  const rng = seeded(seed);
  return steps.flatMap((step) =>
    viewersFrom(game.seats(step.before.options)).flatMap((viewer) => leaksAround(game, step, viewer, rng)),
  );
}

function leaksAround<K extends GameTypes>(
  game: Secrets<K>,
  step: Step<K>,
  viewer: Viewer,
  rng: Rng,
): readonly string[] {
  const pairs = game.otherWorlds(step, viewer, rng).map((other) => ({ real: step.before, other, viewer }));
  const found = [
    nameLeak(game, step, viewer),
    ...pairs.slice(0, 1).map((worlds) => answerLeak(game, worlds)),
  ];
  for (const worlds of pairs) found.push(viewLeak(game, worlds), stepLeak(game, worlds, step.action));
  return found.filter((leak) => leak !== null);
}

/** What reaches the viewer although it is hidden: a card by its name, in the view or in the events that led to it. */
function nameLeak<K extends GameTypes>(
  game: Secrets<K>,
  { after, events }: Step<K>,
  viewer: Viewer,
): string | null {
  const frame = JSON.stringify([events, game.view(after, viewer)]);
  const named = game.hiddenFrom(after, viewer).find((id) => frame.includes(id));
  return named === undefined ? null : `${viewer} reads of ${named} in ${after.phase}`;
}

function viewLeak<K extends GameTypes>(game: Secrets<K>, { real, other, viewer }: Worlds<K>): string | null {
  const [a, b] = [real, other].map((state) => JSON.stringify(game.view(state, viewer)));
  return a === b ? null : `${viewer} sees a difference in ${real.phase}: ${a} / ${b}`;
}

/** Takes one action in both worlds; null as well when only one of them allows it. */
function stepLeak<K extends GameTypes>(
  game: Secrets<K>,
  worlds: Worlds<K>,
  action: K["action"],
): string | null {
  const real = game.apply(worlds.real, action);
  const other = game.apply(worlds.other, action);
  if (!real.ok || !other.ok) return null;
  if (game.isDisclosure(worlds.real, real.state)) return null;
  const isOpen = game.isLaidOpen(real.state);
  const [a, b] = [real, other].map(({ events }) =>
    JSON.stringify(isOpen ? events.filter(({ type }) => type !== "cardsShown") : events),
  );
  if (a !== b) return `${worlds.viewer} hears a difference after ${action.type}: ${a} / ${b}`;
  if (isOpen) return null;
  return viewLeak(game, { real: real.state, other: other.state, viewer: worlds.viewer });
}

/** Whatever the viewer tries, good or bad, is answered alike in both worlds. */
function answerLeak<K extends GameTypes>(game: Secrets<K>, worlds: Worlds<K>): string | null {
  if (worlds.viewer === "spectator") return null;
  for (const action of game.attempts(worlds.real, worlds.viewer)) {
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
