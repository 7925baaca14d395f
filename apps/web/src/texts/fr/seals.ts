import type { Translated } from "../messages.ts";
import type { sealTexts } from "../seals.ts";

export const sealsFr: Translated<typeof sealTexts> = {
  sealed: "Cette donne est scellée",
  unsealed: "Les donnes ne sont pas scellées",
  title: "Donnes scellées",
  how: "Avant chaque donne, le serveur et l’appareil de chacun mettent sous scellé un nombre au hasard. Le paquet découle de tous ces nombres : personne ne peut le choisir. À la fin de la partie, cet appareil recalcule chaque paquet.",
  fingerprint: "Empreinte de cette donne",
  same: "Elle est la même sur tous les écrans de la table. Lisez-la à voix haute si vous voulez.",
  notYet: "Les scellés de la première donne arrivent.",
  practice:
    "Cet appareil est seul dans cette partie : il n’y a personne à qui prouver les donnes. Aux tables avec un lien, elles sont scellées.",
  sameDealsTitle: "Les donnes d’une partie précédente",
  sameDeals:
    "Ce sont les donnes d’une partie finie de {names}, données de nouveau. Qui l’a jouée ou vue connaît peut-être les cartes ; elles ne sont donc pas scellées. Après {hands, plural, one {# donne} other {# donnes}}, on mélange.",
  verified:
    "{dealt, plural, one {{verified} donne sur # vérifiée} other {{verified} donnes sur # vérifiées}} sur cet appareil",
  wrong: "Les donnes ne sont pas celles qui étaient scellées",
  withheld: "Donne {deal} : {name} n’a pas ouvert son scellé, qui n’a pas compté.",
  noSecret: "Le serveur n’a pas ouvert son secret.",
  wrongSecret: "Le serveur a ouvert un autre secret que celui qu’il avait scellé.",
  wrongDealer: "Le premier donneur n’est pas celui qui a été tiré au sort.",
  noSeals: "Donne {deal} : il n’y a pas de scellés.",
  wrongPart: "Donne {deal} : {name} a ouvert autre chose que ce qui était scellé.",
  wrongDeck: "Donne {deal} : un autre paquet a été distribué.",
  wrongCard: "Donne {deal} : cette carte était ailleurs : {card}.",
  changedSeals: "Donne {deal} : la liste des scellés a changé après avoir été montrée.",
  leftOut: "Donne {deal} : le serveur a pris ta part et l’a laissée de côté.",
};
