import { cleanText, LIMITS } from "@buck/protocol";
import type { ChatLine } from "@buck/protocol";
import { grant, refuse } from "./verdict.ts";
import type { Ask, Verdict, Wish } from "./verdict.ts";

export function say(ask: Ask, wish: Wish<"say">): Verdict {
  const speaker = speakerOf(ask);
  if (speaker === null) return refuse("NOT_WATCHING");
  const text = cleanText(wish.text, LIMITS.chatGraphemes);
  if (text === null) return refuse("INVALID_TEXT");
  const line: ChatLine = { id: ask.state.version + 1, at: ask.at, ...speaker, text };
  return grant({ changes: [{ type: "said", line }] });
}

/** Players and watchers talk in rooms of their own. */
function speakerOf({ role, person, watchingAs }: Ask): Pick<ChatLine, "room" | "name" | "position"> | null {
  if (person !== null) return { room: "players", name: person.name, position: person.position };
  return role === "watcher" ? { room: "watchers", name: watchingAs ?? "", position: null } : null;
}

/** A player's is seen at their seat. A watcher has none, and shows it in the watchers' room. */
export function emote(ask: Ask, wish: Wish<"emote">): Verdict {
  const { person } = ask;
  if (person === null) return say(ask, { type: "say", text: wish.emote });
  return grant({ news: [{ type: "emote", position: person.position, emote: wish.emote }] });
}
