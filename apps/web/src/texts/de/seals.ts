import type { Translated } from "../messages.ts";
import type { sealTexts } from "../seals.ts";

export const sealsDe: Translated<typeof sealTexts> = {
  sealed: "Dieses Blatt ist versiegelt",
  unsealed: "Hier wird ohne Siegel gegeben",
  title: "Versiegelt gegeben",
  how: "Vor jedem Geben schließen der Server und alle Geräte je eine Zufallszahl weg. Der Stapel ergibt sich aus allen zusammen, also kann ihn niemand bestimmen. Nach dem Spiel rechnet dieses Gerät jeden Stapel nach.",
  fingerprint: "Fingerabdruck dieses Gebens",
  same: "Er ist auf jedem Bildschirm an diesem Tisch gleich. Lest ihn euch vor, wenn ihr mögt.",
  notYet: "Die Siegel für das erste Geben sind unterwegs.",
  practice:
    "An diesem Spiel ist nur dieses Gerät beteiligt, es gibt also niemanden, dem etwas zu beweisen wäre. An Tischen mit Link wird versiegelt gegeben.",
  sameDealsTitle: "Dieselben Karten wie in einem früheren Spiel",
  sameDeals:
    "Das sind die Karten eines fertigen Spiels von {names}, noch einmal gegeben. Wer es gespielt oder gesehen hat, kennt sie vielleicht; versiegelt sind sie darum nicht. Nach {hands, plural, one {# Runde} other {# Runden}} wird gemischt.",
  verified: "{verified} von {dealt, plural, one {# Geben} other {# Geben}} auf diesem Gerät geprüft",
  wrong: "Es wurde anders gegeben als versiegelt",
  withheld: "Geben {deal}: {name} hat das Siegel nicht geöffnet; der Teil blieb außen vor.",
  noSecret: "Der Server hat sein Geheimnis nicht geöffnet.",
  wrongSecret: "Der Server hat ein anderes Geheimnis geöffnet, als er versiegelt hatte.",
  wrongDealer: "Es gab zuerst jemand anders, als gelost wurde.",
  noSeals: "Geben {deal}: Es gibt keine Siegel.",
  wrongPart: "Geben {deal}: {name} hat etwas anderes geöffnet als versiegelt war.",
  wrongDeck: "Geben {deal}: Ein anderer Stapel wurde gegeben.",
  wrongCard: "Geben {deal}: Diese Karte lag woanders: {card}.",
  changedSeals: "Geben {deal}: Die Liste der Siegel wurde geändert, nachdem sie gezeigt worden war.",
  leftOut: "Geben {deal}: Der Server nahm deinen Teil an und ließ ihn weg.",
};
