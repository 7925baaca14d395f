import { plural } from "../plural.ts";
import type { News } from "../en/news.ts";

export const news: News = {
  sat: ({ name }) => `${name} setzt sich.`,
  gotUp: ({ name }) => `${name} steht auf.`,
  botSat: ({ name }) => `${name} spielt jetzt hier.`,
  tookOver: ({ name, from }) => `${name} übernimmt den Platz von ${from}.`,
  covered: {
    away: ({ isYou, name }) =>
      isYou ? "Du warst nicht da: Ein Bot spielt für dich." : `${name} ist nicht da: Solange spielt ein Bot.`,
    left: ({ isYou, name }) =>
      isYou ? "Du bist gegangen: Ein Bot spielt weiter." : `${name} ist gegangen: Ein Bot spielt weiter.`,
    removed: ({ isYou, name }) =>
      isYou ? "Der Host hat dich entfernt." : `${name} wurde vom Host entfernt.`,
  },
  returned: ({ isYou, name }) => (isYou ? "Du bist zurück." : `${name} ist zurück.`),
  botDid: ({ deeds }) => `Du bist wieder da: Der Bot hat für dich ${deeds}.`,
  deeds: {
    passes: ({ count }) => plural("de", count, { one: "gepasst", other: `${count}-mal gepasst` }),
    calls: ({ count }) => plural("de", count, { one: "angesagt", other: `${count}-mal angesagt` }),
    secrets: ({ count }) => plural("de", count, { one: "entschieden", other: `${count}-mal entschieden` }),
    cards: ({ count }) =>
      plural("de", count, {
        1: "eine Karte gespielt",
        2: "zwei Karten gespielt",
        3: "drei Karten gespielt",
        other: `${count} Karten gespielt`,
      }),
  },
  chairAsked: ({ isYou, name }) =>
    isYou ? "Du bittest um einen Platz." : `${name} möchte mitspielen: Gibt es noch einen Platz?`,
  hostChanged: ({ isYou, name }) => (isYou ? "Du bist jetzt Host." : `${name} ist jetzt Host.`),
  paused: ({ isYou, name }) => (isYou ? "Du hältst das Spiel an." : `${name} hält das Spiel an.`),
  resumed: ({ isYou, name }) => (isYou ? "Du setzt das Spiel fort." : `${name} setzt das Spiel fort.`),
  locked: "Der Host hat den Tisch abgeschlossen.",
  unlocked: "Der Tisch ist wieder offen.",
  timedOut: ({ isYou, name }) =>
    isYou
      ? "Deine Zeit ist abgelaufen: Ein Bot hat für dich entschieden."
      : `Die Zeit von ${name} ist abgelaufen: Ein Bot hat entschieden.`,
  claimed: ({ isYou, name }) =>
    isYou ? "Die restlichen Stiche gehören dir." : `Die restlichen Stiche gehören ${name}.`,
  undoAsked: ({ isYou, name }) =>
    isYou ? "Du möchtest deinen letzten Zug zurücknehmen." : `${name} möchte den letzten Zug zurücknehmen.`,
  undoRefused: ({ isYou, name }) =>
    isYou ? "Du hast abgelehnt: Der Zug gilt." : `${name} hat abgelehnt: Der Zug gilt.`,
  undone: ({ isYou, name }) =>
    isYou ? "Du hast deinen letzten Zug zurückgenommen." : `${name} hat den letzten Zug zurückgenommen.`,
  lateHands: {
    agreed: ({ isYou, name }) =>
      isYou
        ? "Du lässt Zuschauer alle Blätter sehen, eine Runde später."
        : `${name} lässt Zuschauer alle Blätter sehen, eine Runde später.`,
    takenBack: ({ isYou, name }) =>
      isYou ? "Du lässt Zuschauer keine Blätter mehr sehen." : `${name} lässt Zuschauer keine Blätter sehen.`,
  },
  askedForHint: ({ isYou, name }) =>
    isYou ? "Du hast um einen Tipp gebeten." : `${name} hat um einen Tipp gebeten.`,
};
