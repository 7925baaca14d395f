import { grant, refusal } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

/** Says whether watchers may see this player's cards, one hand late. It takes everybody's yes. */
export function showHandsLate({ state, person }: Request, { agrees }: CommandOf<"showHandsLate">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  if (agrees && !state.settings.watching) return refusal("WATCHING_OFF");
  if (person.showsHandsLate === agrees) return grant({});
  const { position, name } = person;
  return grant({
    changes: [{ type: "lateHandsAnswered", position, agrees }],
    news: [{ type: "lateHands", position, name, agrees }],
  });
}
