import type { Translated } from "../messages.ts";
import type { chatTexts } from "../chat.ts";

export const chatEs: Translated<typeof chatTexts> = {
  open: "Chat",
  unread: "{lines, plural, one {# nuevo} other {# nuevos}}",
  players: "Esto solo lo leen quienes juegan.",
  watchers: "Esto solo lo leen quienes miran.",
  none: "Todavía nadie ha dicho nada.",
  lines: "Lo que se ha dicho",
  label: "Mensaje",
  send: "Enviar",
  emotes: "Mostrar una emoción",
  emote: {
    "👍": "Pulgar arriba",
    "😂": "Risa",
    "😮": "Sorpresa",
    "😬": "Apuro",
    "🎉": "¡Hurra!",
    "🃏": "Comodín",
  },
  mute: "Silenciar",
  muting: "A quién no oír",
  asName: "Di tu nombre para participar",
};
