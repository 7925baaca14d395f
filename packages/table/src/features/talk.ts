import { cleanText, isTalkShared, LIMITS } from "@buck/protocol";
import type { ChatLine } from "@buck/protocol";
import type { Identity, TableState } from "../state/state.ts";
import { grant, refusal } from "./feature.ts";
import type { Feature, Request, Ruling } from "./feature.ts";

/** What people say to each other: players and watchers together where the host lets them, else each in their own room. */
export const talk = {
  rule: {
    say: (request, { text }) => said(request, text),
    // A player's emote is shown at the seat, a watcher's is a line.
    emote: (request, { emote }) =>
      request.person === null
        ? said(request, emote)
        : grant({ news: [{ type: "emote", position: request.person.position, emote }] }),
  },
  reduce: { said: (state, { line }) => ({ ...state, chat: recent([...state.chat, line]) }) },
} satisfies Feature;

function said(request: Request, words: string): Ruling {
  const speaker = speakerOf(request);
  if (speaker === null) return refusal("NOT_WATCHING");
  if (speaker.room === "everybody" && looksOnKnowing(request)) return refusal("KNOWS_HAND");
  const text = cleanText(words, LIMITS.chatGraphemes);
  if (text === null) return refusal("INVALID_TEXT");
  const line: ChatLine = { id: request.state.version + 1, at: request.at, ...speaker, text };
  return grant({ changes: [{ type: "said", line }] });
}

function speakerOf(request: Request): Pick<ChatLine, "room" | "name" | "position"> | null {
  const isShared = isTalkShared(request.state.settings);
  switch (request.role) {
    case "player":
      return {
        room: isShared ? "everybody" : "players",
        name: request.person.name,
        position: request.person.position,
      };
    case "watcher":
      return { room: isShared ? "everybody" : "watchers", name: request.watchingAs, position: null };
    case "visitor":
      return null;
  }
}

/** TABLE-CHAT-6: a watcher who got up from this hand knows cards that the players do not see. */
function looksOnKnowing({ role, tokenHash, state: { game } }: Request): boolean {
  if (role !== "watcher" || game === null || game.play.isOver || game.play.chore?.pace === "result")
    return false;
  return game.knownHands.some((known) => known.tokenHash === tokenHash);
}

function recent(lines: TableState["chat"]): TableState["chat"] {
  return (["players", "watchers", "everybody"] as const)
    .flatMap((room) => lines.filter((line) => line.room === room).slice(-LIMITS.chatHistory))
    .toSorted((a, b) => a.id - b.id);
}

export function heardBy({ role }: Identity, lines: readonly ChatLine[]): readonly ChatLine[] {
  if (role === "visitor") return [];
  const own = role === "player" ? "players" : "watchers";
  return lines.filter(({ room }) => room === own || room === "everybody");
}

/** The recent chat that a person of this role may read: the newest lines, and not too much text. */
export function chatFor(state: TableState, identity: Identity): readonly ChatLine[] {
  const lines = heardBy(identity, state.chat).slice(-LIMITS.chatHistory);
  let units = 0;
  const tooMuch = lines.findLastIndex(({ text }) => (units += text.length) > LIMITS.chatHistoryUnits);
  return lines.slice(tooMuch + 1);
}
