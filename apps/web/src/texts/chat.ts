import { catalogue } from "./catalogue.ts";

export const chatTexts = catalogue("chat", {
  open: "Chat",
  unread: "{lines} new",
  players: "Only the four players read this.",
  watchers: "Only those who watch read this.",
  none: "Nobody has said anything yet.",
  lines: "What was said",
  label: "Message",
  send: "Send",
  emotes: "Show a feeling",
  emote: {
    "👍": "Thumbs up",
    "😂": "Laughing",
    "😮": "Surprised",
    "😬": "Awkward",
    "🎉": "Hooray",
    "🃏": "Joker",
  },
  mute: "Mute",
  muting: "Whom not to hear",
  asName: "Tell your name to join in",
});
