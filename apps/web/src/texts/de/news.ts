import type { Translated } from "../messages.ts";
import type { newsTexts } from "../news.ts";

export const newsDe: Translated<typeof newsTexts> = {
  sat: "{name} setzt sich.",
  gotUp: "{name} steht auf.",
  botSat: "{name} spielt jetzt hier.",
  tookOver: "{name} übernimmt den Platz von {from}.",
  covered: {
    away: "{isYou, select, true {Du warst nicht da: Ein Bot spielt für dich.} other {{name} ist nicht da: Solange spielt ein Bot.}}",
    left: "{isYou, select, true {Du bist gegangen: Ein Bot spielt weiter.} other {{name} ist gegangen: Ein Bot spielt weiter.}}",
    removed: "{isYou, select, true {Der Host hat dich entfernt.} other {{name} wurde vom Host entfernt.}}",
  },
  returned: "{isYou, select, true {Du bist zurück.} other {{name} ist zurück.}}",
  botDid: "Du bist wieder da: Der Bot hat für dich {deeds}.",
  deeds: {
    passes: "{count, plural, one {gepasst} other {#-mal gepasst}}",
    calls: "{count, plural, one {angesagt} other {#-mal angesagt}}",
    secrets: "{count, plural, one {entschieden} other {#-mal entschieden}}",
    cards:
      "{count, plural, =1 {eine Karte gespielt} =2 {zwei Karten gespielt} =3 {drei Karten gespielt} other {# Karten gespielt}}",
  },
  hostChanged: "{isYou, select, true {Du bist jetzt Host.} other {{name} ist jetzt Host.}}",
  paused: "{isYou, select, true {Du hältst das Spiel an.} other {{name} hält das Spiel an.}}",
  resumed: "{isYou, select, true {Du setzt das Spiel fort.} other {{name} setzt das Spiel fort.}}",
  locked: "Der Host hat den Tisch abgeschlossen.",
  unlocked: "Der Tisch ist wieder offen.",
  timedOut:
    "{isYou, select, true {Deine Zeit ist abgelaufen: Ein Bot hat einmal entschieden.} other {{name} war zu langsam: Ein Bot hat einmal entschieden.}}",
  claimed:
    "{isYou, select, true {Die restlichen Stiche gehören dir.} other {Die restlichen Stiche gehören {name}.}}",
  undoAsked:
    "{isYou, select, true {Du möchtest deine letzte Entscheidung zurücknehmen.} other {{name} möchte die letzte Entscheidung zurücknehmen.}}",
  undoRefused:
    "{isYou, select, true {Du warst nicht einverstanden: Die Entscheidung gilt.} other {{name} ist nicht einverstanden: Die Entscheidung gilt.}}",
  undone:
    "{isYou, select, true {Du hast deine letzte Entscheidung zurückgenommen.} other {{name} hat die letzte Entscheidung zurückgenommen.}}",
  lateHands: {
    agreed:
      "{isYou, select, true {Du lässt Zuschauer alle Blätter sehen, eine Runde später.} other {{name} lässt Zuschauer alle Blätter sehen, eine Runde später.}}",
    takenBack:
      "{isYou, select, true {Du lässt Zuschauer keine Blätter mehr sehen.} other {{name} lässt Zuschauer keine Blätter sehen.}}",
  },
  askedForHint:
    "{isYou, select, true {Du hast um einen Tipp gebeten.} other {{name} hat um einen Tipp gebeten.}}",
};
