import type { Frame } from "@buck/protocol";
import { lateHandTexts as t } from "../texts/lateHands.ts";
import { listNames } from "../texts/people.ts";
import { words } from "../texts/words.ts";

/** Whether a player lets watchers see hands late, and how far the table has come. */
export interface Consent {
  readonly isAgreed: boolean;
  readonly status: string;
}

/** Null for who does not play here, and where nobody may watch. */
export function consentOf({ table, you }: Frame): Consent | null {
  const { lateHands, settings, seats } = table;
  if (you.position === null || !settings.watching) return null;
  const people = seats.filter((seat) => seat.kind === "person");
  const agreed = people.filter(({ position }) => lateHands.agreed.includes(position));
  const others = people.filter((seat) => !agreed.includes(seat));
  const named = (list: typeof people) =>
    listNames(list.map(({ position, name }) => (position === you.position ? words.you : name)));
  const status =
    agreed.length === 0
      ? t.nobody
      : others.length > 0
        ? t.some({ names: named(agreed), others: named(others) })
        : lateHands.thisHand
          ? t.promised
          : t.all;
  return { isAgreed: lateHands.agreed.includes(you.position), status };
}
