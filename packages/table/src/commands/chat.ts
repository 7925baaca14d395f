import { cleanText, LIMITS } from "@buck/protocol";
import type { ChatLine } from "@buck/protocol";
import { grant, refusal } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

export function say(request: Request, command: CommandOf<"say">): Ruling {
  const speaker = speakerOf(request);
  if (speaker === null) return refusal("NOT_WATCHING");
  const text = cleanText(command.text, LIMITS.chatGraphemes);
  if (text === null) return refusal("INVALID_TEXT");
  const line: ChatLine = { id: request.state.version + 1, at: request.at, ...speaker, text };
  return grant({ changes: [{ type: "said", line }] });
}

/** Players and watchers have separate rooms. */
function speakerOf(request: Request): Pick<ChatLine, "room" | "name" | "position"> | null {
  switch (request.role) {
    case "player":
      return { room: "players", name: request.person.name, position: request.person.position };
    case "watcher":
      return { room: "watchers", name: request.watchingAs, position: null };
    case "visitor":
      return null;
  }
}

/** A player's emote is shown at the seat, a watcher's in the watchers' room. */
export function showEmote(request: Request, command: CommandOf<"emote">): Ruling {
  const { person } = request;
  if (person === null) return say(request, { type: "say", text: command.emote });
  return grant({ news: [{ type: "emote", position: person.position, emote: command.emote }] });
}
