import { expect, test } from "vitest";
import type { GameTypes } from "../../src/index.ts";
import type { Plan, Step, TestedGame } from "../game.ts";
import { viewersFrom } from "../worlds.ts";

/** One game in so many is played twice at the same table, and with events that were sent. */
const REMATCH_EVERY = 8;

/** Whoever has a view, the public events and their own news needs nothing else to have the next view. */
export function testFollow<K extends GameTypes>(game: TestedGame<K>, games: readonly Plan<K>[]): void {
  const plans = games.map((plan, index) => ({ ...plan, rematches: index % REMATCH_EVERY === 0 ? 1 : 0 }));

  test.each(plans)("every viewer follows %j", (plan) => {
    expect(straying(game, plan)).toBeNull();
  });
}

/** The first step at which a viewer who follows sees something else than they should; null when there is none. */
function straying<K extends GameTypes>({ rules, play }: TestedGame<K>, plan: Plan<K>): string | null {
  const viewers = viewersFrom(rules.seats(plan.options));
  const seen = new Map(viewers.map((viewer) => [viewer, rules.view(rules.create(plan.options), viewer)]));
  const isSent = plan.rematches === 1;
  let found: string | null = null;
  const onStep = ({ index, before, action, after, events }: Step<K>) => {
    const told = isSent ? structuredClone(events) : events;
    for (const [viewer, view] of seen) {
      const followed = rules.follow(view, told, rules.ownNews(before, after, viewer));
      const wrong = difference(followed, rules.view(after, viewer));
      if (wrong !== null) found ??= `${viewer} after action ${index}, ${action.type}: ${wrong}`;
      seen.set(viewer, followed);
    }
  };
  play({ ...plan, onStep });
  return found;
}

/**
 * Where two values part that would not be written down alike, fields in the same order; null when they are alike.
 * The way there is put together only when something is found: this is asked a million times.
 */
function difference(one: unknown, other: unknown): string | null {
  if (one === other) return null;
  const isDeep = typeof one === "object" && typeof other === "object" && one !== null && other !== null;
  if (!isDeep) return ` is ${JSON.stringify(one)}, not ${JSON.stringify(other)}`;
  const names = Object.keys(one);
  const otherNames = Object.keys(other);
  if (names.length !== otherNames.length) return ` has ${names.length} fields, not ${otherNames.length}`;
  const values = Object.values(one);
  const otherValues = Object.values(other);
  for (const [index, name] of names.entries()) {
    if (name !== otherNames[index]) return ` has ${name} where ${otherNames[index]} should be`;
    const found = difference(values[index], otherValues[index]);
    if (found !== null) return `.${name}${found}`;
  }
  return null;
}
