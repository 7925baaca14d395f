import type { Translated } from "../messages.ts";
import type { againTexts } from "../again.ts";

export const againFr: Translated<typeof againTexts> = {
  title: "Rejouer ces donnes",
  lead: "{game} avec les cartes d’une partie finie, de {names} : depuis le même premier donneur, donne par donne. Deux tables, ou toi et eux, peuvent ainsi se comparer sans la chance.",
  bots: "Contre des bots",
  whoseCards: "Les cartes de qui",
  botsNote: "Tu prends cette place. Aucun réseau n’est nécessaire.",
  playBots: "Donner les cartes",
  friends: "Avec des amis",
  friendsNote:
    "Une nouvelle table avec son lien. On dit à tous ceux qui viennent que les donnes sont connues ; elles ne sont donc pas scellées. Après {hands, plural, one {# donne} other {# donnes}}, on mélange.",
  tableTitle: "Les mêmes donnes",
  thenAndNow: "Les mêmes cartes, avant et maintenant",
  hand: "Donne",
  total: "Total",
  loading: "On cherche l’autre partie…",
  gone: "L’autre partie n’est plus là.",
};
