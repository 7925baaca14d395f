import type { Translated } from "../messages.ts";
import type { settingTexts } from "../settings.ts";

export const settingsFr: Translated<typeof settingTexts> = {
  sound: { title: "Sons", help: "Doux, après ton premier toucher." },
  vibration: { title: "Vibration", help: "Une brève vibration quand c’est à toi." },
  turnNotice: {
    title: "M’appeler quand c’est mon tour",
    help: "Une notification tant que la page est cachée.",
  },
  fourColours: { title: "Cartes à quatre couleurs", help: "Trèfle vert, carreau bleu." },
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
};
