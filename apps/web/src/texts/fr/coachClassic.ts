import type { Translated } from "../messages.ts";
import type { coachClassicTexts } from "../coachClassic.ts";

export const coachClassicFr: Translated<typeof coachClassicTexts> = {
  deal: "Bienvenue ! Vous jouez avec la personne en face, contre les deux autres. Cinq cartes chacun.",
  listen:
    "Une carte est retournée. Chacun à son tour dit si sa couleur sera l’atout. Ici, les autres passent.",
  pickUp:
    "Vous donnez : le roi de cœur serait donc à vous. Avec cœur atout, les deux valets rouges sont les meilleures cartes. Prenez-le.",
  turnedDown: "La carte est cachée. On peut maintenant nommer une autre couleur.",
  stuck:
    "Tout le monde a passé et vous donnez : vous devez nommer une couleur. Prenez celle dont vous avez le plus.",
  discard:
    "Six cartes : écartez celle qui ne fera pas de pli. L’ampoule montre ce que ferait un expert : plus une barre est longue, mieux c’est.",
  leadTrump: "Vous entamez. Votre plus fort atout gagne à coup sûr et fait tomber ceux des autres.",
  leadHigh: "Vous entamez. Plus d’atout en main : votre plus forte carte a les meilleures chances.",
  ruff: "Vous n’avez pas la couleur demandée : vous pouvez couper. Votre plus petit atout suffit.",
  win: "Vous pouvez prendre ce pli : jouez la plus petite carte qui le gagne.",
  partnerWins: "Votre partenaire tient ce pli. Gardez vos bonnes cartes et jouez la plus petite.",
  cannotWin: "Vous ne pouvez pas gagner ce pli : jouez la carte qui vous manquera le moins.",
  wait: "Regardez ce qu’ils jouent. Chacun doit fournir la couleur demandée.",
  done: "Voilà ! Trois plis pour l’équipe qui a pris rapportent un point, les cinq en rapportent deux.",
  free: "Continuez si vous voulez, avec ou sans l’ampoule. Plus une barre est longue, mieux c’est.",
};
