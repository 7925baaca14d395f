import type { Translated } from "../messages.ts";
import type { newTableTexts } from "../newTable.ts";

export const newTableFr: Translated<typeof newTableTexts> = {
  title: "Ouvrir une table",
  lead: "Tout est réglé comme d’habitude. Un toucher et tu es à table.",
  make: "Ouvrir la table",
  name: "Nom de la table",
  namePlaceholder: "Cartes du vendredi",
  yourName: "Ton nom",
  game: "Jeu",
  games: {
    buck: { title: "Buck Euchre", text: "Chacun pour soi, enchères, on peut se coucher, jusqu’à zéro." },
    euchre: { title: "Euchre classique", text: "Deux contre deux, jusqu’à dix." },
  },
  house: "Règles maison",
  usual: "les règles habituelles",
  presets: "Façons de jouer",
  ownWay: "Ton propre mélange de règles.",
  other: "Autre",
  otherNumber: "{title} : un autre nombre",
  table: "À la table",
  timer: {
    title: "Temps par tour",
    text: "Quand il s’écoule, un bot joue ce tour.",
    off: "Sans",
    seconds: "{seconds} s",
  },
  pace: {
    title: "Rythme",
    text: "Combien de temps cartes et résultats restent visibles.",
    values: { relaxed: "Tranquille", normal: "Normal", quick: "Rapide" },
  },
  hints: {
    title: "Conseils",
    values: { off: "Sans", learners: "Pour apprendre", all: "Pour tous" },
    texts: {
      off: "Personne ne peut demander quoi jouer.",
      learners: "Qui doit jouer peut demander ce que ferait un expert. La table voit la demande.",
      all: "Qui doit jouer peut demander ce que ferait un expert, sans que personne le sache.",
    },
  },
  watchers: { title: "On peut regarder", text: "En regardant, on voit la table et les cartes de personne." },
  takeover: { title: "Qui arrive peut prendre la place d’un bot", text: "Même en cours de partie." },
  undo: {
    title: "On peut reprendre une décision",
    text: "Si tout le monde est d’accord, avant la décision suivante. Le temps continue de courir.",
  },
  atTheTable:
    "{timer, select, off {Rythme {pace, select, relaxed {tranquille} quick {rapide} other {normal}}, sans limite de temps} other {Rythme {pace, select, relaxed {tranquille} quick {rapide} other {normal}}, temps par tour : {timer} s}}",
  changed: "{rules, plural, one {# changée} other {# changées}}",
};
