import type { Translated } from "../messages.ts";
import type { moveTexts } from "../move.ts";

export const moveDe: Translated<typeof moveTexts> = {
  title: "Platz umziehen",
  how: "Öffne auf dem anderen Gerät den Link zu diesem Tisch, wähle „Meinen Platz hierherholen“ und tippe diese Nummer ein. Sie gilt fünf Minuten und einmal.",
  code: "Deine Nummer",
  asking: "Der Tisch wird gefragt …",
  here: "Meinen Platz hierherholen",
  hereHow:
    "Am Tisch auf deinem anderen Gerät: Menü, „Auf ein anderes Gerät umziehen“. Tippe die Nummer ein, die es zeigt.",
  label: "Die acht Ziffern",
  wrong: "Die Nummer hat acht Ziffern.",
  claim: "Hierherholen",
};
