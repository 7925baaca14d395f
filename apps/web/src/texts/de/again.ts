import type { Translated } from "../messages.ts";
import type { againTexts } from "../again.ts";

export const againDe: Translated<typeof againTexts> = {
  title: "Diese Karten noch einmal spielen",
  lead: "{game} mit den Karten eines fertigen Spiels, von {names}: vom selben ersten Geber an, Runde für Runde. So können zwei Tische, oder du und sie, ohne Glück vergleichen.",
  bots: "Gegen Bots",
  whoseCards: "Wessen Karten",
  botsNote: "Du sitzt auf diesem Platz. Es braucht kein Netz.",
  playBots: "Karten geben",
  friends: "Mit Freunden",
  friendsNote:
    "Ein neuer Tisch mit eigenem Link. Alle, die kommen, erfahren, dass die Karten bekannt sind; versiegelt sind sie darum nicht. Nach {hands, plural, one {# Runde} other {# Runden}} wird gemischt.",
  tableTitle: "Dieselben Karten",
  thenAndNow: "Dieselben Karten, damals und jetzt",
  hand: "Runde",
  total: "Summe",
  loading: "Das andere Spiel wird geholt …",
  gone: "Das andere Spiel gibt es nicht mehr.",
};
