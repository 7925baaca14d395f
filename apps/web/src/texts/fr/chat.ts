import type { Translated } from "../messages.ts";
import type { chatTexts } from "../chat.ts";

export const chatFr: Translated<typeof chatTexts> = {
  open: "Discussion",
  unread: "{lines, plural, one {# nouveau message} other {# nouveaux messages}}",
  players: "Seuls les quatre à la table lisent ceci.",
  watchers: "Seuls ceux qui regardent lisent ceci.",
  none: "Personne n’a encore rien dit.",
  lines: "Ce qui a été dit",
  label: "Message",
  send: "Envoyer",
  emotes: "Montrer une émotion",
  emote: { "👍": "Pouce levé", "😂": "Rire", "😮": "Surprise", "😬": "Gêne", "🎉": "Hourra", "🃏": "Joker" },
  mute: "Muet",
  muting: "Qui ne pas entendre",
  asName: "Donne ton nom pour participer",
};
