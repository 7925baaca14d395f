import type { Translated } from "../messages.ts";
import type { homeTexts } from "../home.ts";

export const homeEs: Translated<typeof homeTexts> = {
  title: ["Cuatro sillas,", "un enlace,", "cartas."],
  lead: "Abre una mesa, envía el enlace y juega en el navegador. Sin cuenta y sin descargas.",
  make: "Abrir una mesa",
  practise: "Jugar ya contra bots",
  orClassic: "O por parejas:",
  classic: "jugar al Euchre clásico",
  haveCode: "Código de la mesa",
  join: "Entrar",
  watch: "Mirar",
  codeWrong: "Un código tiene ocho letras y cifras, como {example}.",
  learn: "Aprender",
  settings: "Ajustes",
  yourGames: "Tus partidas y números",
  recent: "Mesas en las que has jugado",
  goBack: "Volver",
  unfinished: "Tus partidas contra bots",
  games: { buck: "Buck Euchre", euchre: "Euchre clásico" },
  goOn: "Seguir",
  chooseBots: "Elegir reglas y bots",
  daily: "Las manos del día",
  newHere: "¿Es tu primera vez con Buck Euchre?",
  firstHand: "Juega una primera mano guiada",
};
