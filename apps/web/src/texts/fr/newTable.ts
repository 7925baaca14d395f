import { plural } from "@buck/words";
import type { NewTable } from "../en/newTable.ts";

export const newTable: NewTable = {
  form: {
    title: "Ouvrir une table",
    lead: "Les règles habituelles sont prêtes. Indique ton nom et ouvre la table.",
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
    otherNumber: ({ title }) => `${title} : un autre nombre`,
    table: "À la table",
    timer: {
      title: "Temps par tour",
      text: "Quand le temps est écoulé, un bot joue à ta place.",
      off: "Sans",
      seconds: ({ seconds }) => `${seconds} s`,
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
    watchers: {
      title: "On peut regarder",
      text: "Les spectateurs voient la table, mais les cartes de personne.",
    },
    talkWithWatchers: {
      title: "Les spectateurs parlent avec les joueurs",
      text: "Sinon, ils parlent entre eux.",
    },
    takeover: { title: "Qui arrive peut prendre la place d’un bot", text: "Même en cours de partie." },
    undo: {
      title: "On peut reprendre une décision",
      text: "Si tout le monde est d’accord, avant la décision suivante. Le temps continue de courir.",
    },
    atTheTable: ({ timer, pace }) =>
      timer === "off"
        ? `Rythme ${pace === "relaxed" ? "tranquille" : pace === "quick" ? "rapide" : "normal"}, sans limite de temps`
        : `Rythme ${pace === "relaxed" ? "tranquille" : pace === "quick" ? "rapide" : "normal"}, temps par tour : ${timer} s`,
    changed: ({ rules }) => plural("fr", rules, { one: `${rules} changée`, other: `${rules} changées` }),
  },
  tableNames: {
    names: [
      "Le valet rouge",
      "Cinq plis",
      "La dame de cœur",
      "Table de cuisine",
      "Soir de pluie",
      "Coin du feu",
      "Le vieux tapis",
      "La chandelle",
      "Pleine lune",
      "Le dernier train",
      "Deuxième donne",
      "L’as tranquille",
      "Chez les voisins",
      "La grange rouge",
      "Deux valets",
      "La longue table",
      "Le petit banc",
      "Le noyer",
      "La lampe",
      "Le café du coin",
      "La théière",
      "Le jardin",
      "Carte en main",
      "Le trèfle",
    ],
  },
  ways: {
    buck: {
      usual: {
        title: "Partie habituelle",
        text: "De 15 à zéro ; un trèfle retourné fait de trèfle l’atout.",
      },
      short: { title: "Partie courte", text: "De 10 à zéro : une demi-heure." },
      long: { title: "Longue soirée", text: "De 25 à zéro." },
      dirty: {
        title: "Dirty clubs",
        text: "Un trèfle retourné est atout sans enchères : tout le monde joue et doit faire un pli.",
      },
      stick: {
        title: "Le donneur doit parler",
        text: "Quand tous passent, le donneur doit annoncer le minimum.",
      },
    },
    euchre: {
      usual: {
        title: "Le donneur doit parler",
        text: "En 10 points. Quand tous passent deux fois, le donneur doit choisir ; qui prend peut jouer seul.",
      },
      mayPass: {
        title: "Le donneur peut passer",
        text: "Quand tous passent deux fois, le joueur suivant donne.",
      },
      canadian: {
        title: "Solo canadien",
        text: "Qui fait prendre son partenaire doit jouer seul.",
      },
      old: {
        title: "À l’ancienne",
        text: "Un valet noir désigne le donneur, personne ne joue seul, personne n’est forcé, et on ne nomme qu’une couleur que l’on tient.",
      },
    },
  },
};
