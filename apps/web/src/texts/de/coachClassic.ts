import type { Translated } from "../messages.ts";
import type { coachClassicTexts } from "../coachClassic.ts";

export const coachClassicDe: Translated<typeof coachClassicTexts> = {
  deal: "Willkommen! Du spielst mit der Person gegenüber, gegen die beiden anderen. Fünf Karten für jeden.",
  listen:
    "Eine Karte liegt offen. Der Reihe nach wird gefragt: Soll ihre Farbe Trumpf sein? Die anderen passen hier.",
  pickUp:
    "Du gibst, also bekämst du den Herzkönig. Mit Herz als Trumpf sind die beiden roten Buben die besten Karten: Nimm sie auf.",
  turnedDown: "Die Karte wird umgedreht. Jetzt darf eine andere Farbe genannt werden.",
  stuck:
    "Alle haben gepasst, und du gibst: Du musst eine Farbe nennen. Nimm die, von der du am meisten hast.",
  discard:
    "Jetzt sechs Karten: Leg die ab, die keinen Stich macht. Die Glühbirne zeigt, was ein Profi täte: Je länger ein Balken, desto besser.",
  leadTrump:
    "Du spielst aus. Dein höchster Trumpf gewinnt sicher und zieht den anderen die Trümpfe aus der Hand.",
  leadHigh: "Du spielst aus. Trümpfe hast du keine mehr: Deine höchste Karte hat die besten Aussichten.",
  ruff: "Von der ausgespielten Farbe hast du nichts, also darfst du stechen. Dein kleinster Trumpf genügt.",
  win: "Diesen Stich kannst du machen: mit der kleinsten Karte, die ihn gewinnt.",
  partnerWins: "Der Stich gehört gerade deinem Partner. Behalte deine guten Karten und spiel die kleinste.",
  cannotWin: "Diesen Stich kannst du nicht gewinnen: Spiel die Karte, die dir am wenigsten fehlt.",
  wait: "Schau, was die anderen spielen. Alle müssen die ausgespielte Farbe bedienen.",
  done: "Das war es! Drei Stiche für das Team, das Trumpf gemacht hat, bringen einen Punkt, alle fünf zwei.",
  free: "Spiel weiter, wenn du magst, mit oder ohne Glühbirne. Je länger ein Balken, desto besser.",
};
