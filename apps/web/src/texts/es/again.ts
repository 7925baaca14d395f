import type { Translated } from "../messages.ts";
import type { againTexts } from "../again.ts";

export const againEs: Translated<typeof againTexts> = {
  title: "Jugar otra vez estas manos",
  lead: "{game} con las cartas de una partida terminada, de {names}: desde quien repartió primero, mano a mano. Así dos mesas, o tú y ellos, podéis compararos sin suerte.",
  bots: "Contra bots",
  whoseCards: "Las cartas de quién",
  botsNote: "Ocupas este sitio. No hace falta red.",
  playBots: "Repartir las cartas",
  friends: "Con amigos",
  friendsNote:
    "Una mesa nueva con su enlace. A quien viene se le dice que las manos se conocen, así que no están selladas. Después de {hands, plural, one {# mano} other {# manos}} se baraja.",
  tableTitle: "Las mismas manos",
  thenAndNow: "Las mismas cartas, antes y ahora",
  hand: "Mano",
  total: "Total",
  loading: "Se busca la otra partida…",
  gone: "La otra partida ya no está.",
};
