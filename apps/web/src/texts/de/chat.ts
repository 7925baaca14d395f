import type { Translated } from "../messages.ts";
import type { chatTexts } from "../chat.ts";

export const chatDe: Translated<typeof chatTexts> = {
  open: "Chat",
  unread: "{lines} neu",
  players: "Das lesen nur die vier am Tisch.",
  watchers: "Das lesen nur die, die zuschauen.",
  none: "Noch hat niemand etwas gesagt.",
  lines: "Was gesagt wurde",
  label: "Nachricht",
  send: "Senden",
  emotes: "Ein Gefühl zeigen",
  emote: {
    "👍": "Daumen hoch",
    "😂": "Lachen",
    "😮": "Überrascht",
    "😬": "Oje",
    "🎉": "Hurra",
    "🃏": "Joker",
  },
  mute: "Stumm",
  muting: "Wen du nicht hören willst",
  asName: "Sag deinen Namen, um mitzureden",
};
