import type { Settings } from "../en/settings.ts";

export const settings: Settings = {
  looks: {
    face: "Ton visage",
    color: "Ta couleur",
    choose: "Choisir un visage",
    faces: {
      cat: "Chat",
      dog: "Chien",
      fox: "Renard",
      bear: "Ours",
      rabbit: "Lapin",
      owl: "Hibou",
      frog: "Grenouille",
      mouse: "Souris",
      pig: "Cochon",
      panda: "Panda",
      lion: "Lion",
      penguin: "Manchot",
    },
    colors: {
      sky: "Bleu ciel",
      leaf: "Vert feuille",
      sand: "Sable",
      coral: "Corail",
      plum: "Prune",
      teal: "Bleu canard",
      rose: "Rose",
      slate: "Ardoise",
    },
  },
  name: {
    ask: "Comment les autres doivent-ils t’appeler ?",
    label: "Ton nom",
    taken: ({ name }) => `Quelqu’un s’appelle déjà ${name} ici. Choisis un autre nom.`,
    claim: "C’est toi ? Récupère ta place ici",
    wrong: "Saisis un nom de 1 à 24 lettres.",
    change: "Changer ton nom",
    sit: "S’asseoir",
    keep: "Enregistrer",
    kept: "Enregistré. Il vaut pour la prochaine table où tu t’assieds.",
  },
  choices: {
    sound: { title: "Sons", help: "Doux, après ton premier toucher." },
    vibration: { title: "Vibration", help: "Une brève vibration quand c’est à toi." },
    turnNotice: {
      title: "M’appeler quand c’est mon tour",
      help: "Une notification tant que la page est cachée.",
    },
    fourColors: { title: "Cartes à quatre couleurs", help: "Trèfle vert, carreau bleu." },
    autoPlay: { title: "Jouer pour moi une carte forcée", help: "Quand une seule carte est permise." },
    shortcuts: { title: "Raccourcis clavier", help: "Chiffres et lettres jouent ; ? en donne la liste." },
    confirm: {
      title: "Demander avant de jouer une carte",
      values: { touch: "Sur écran tactile", always: "Toujours", never: "Jamais" },
    },
    speed: {
      title: "Animations",
      values: { normal: "Normales", slow: "Lentes", fast: "Rapides", off: "Aucune" },
    },
    language: {
      title: "Langue",
      values: { system: "Comme mon appareil", en: "English", de: "Deutsch", fr: "Français", es: "Español" },
    },
    theme: {
      title: "Clair ou sombre",
      values: { system: "Comme mon appareil", dark: "Sombre", light: "Clair" },
    },
    textSize: {
      title: "Taille du texte",
      values: { normal: "Normale", large: "Grande", larger: "Plus grande" },
    },
  },
  statistics: {
    title: "Tes chiffres",
    help: "Comptés dans ce navigateur seulement.",
    forget: "Repartir de zéro",
    counters: {
      games: "Parties jouées",
      wins: "Parties gagnées",
      hands: "Donnes jouées",
      bids: "Enchères et annonces",
      made: "Dont réussies",
      folds: "Donnes abandonnées",
      tricks: "Plis",
    },
  },
};
