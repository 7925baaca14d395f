import type { Emote } from "@buck/protocol";

const EMOTE_NAMES: Readonly<Record<Emote, string>> = {
  "👍": "Thumbs up",
  "😂": "Laughing",
  "😮": "Surprised",
  "😬": "Awkward",
  "🎉": "Hooray",
  "🃏": "Joker",
};

export const chatTexts = {
  open: "Chat",
  unread: (lines: number) => `${lines} new`,
  players: "Only the four players read this.",
  watchers: "Only those who watch read this.",
  none: "Nobody has said anything yet.",
  lines: "What was said",
  label: "Message",
  send: "Send",
  emotes: "Show a feeling",
  emote: (emote: Emote) => EMOTE_NAMES[emote],
  mute: "Mute",
  muting: "Whom not to hear",
  asName: "Tell your name to join in",
} as const;
