import type { Translated } from "../messages.ts";
import type { coachTexts } from "../coach.ts";

export const coachFr: Translated<typeof coachTexts> = {
  deal: "Bienvenue ! Cinq cartes à chacun. Tu es en bas, et tes cartes ne sont qu’à toi.",
  reveal:
    "Une carte du talon est retournée. Elle ne compte que si c’est un trèfle : celle-ci est un carreau.",
  listen: "Les enchères font le tour de la table. Attends ton tour.",
  bid: "Tu as les deux valets rouges et l’as de cœur. À cœur, ces valets sont les deux meilleures cartes. Cela fait trois plis : annonce 3.",
  bidAgain: "Les mêmes cartes : deux valets rouges et l’as de cœur valent une enchère. Annonce 3 cette fois.",
  passed: "Tu as passé. Quand tout le monde passe, personne ne marque et la donne tourne.",
  again: "Tout le monde a passé. La même donne revient pour que tu puisses essayer.",
  bidDone: "Les autres peuvent maintenant monter, ou passer.",
  declare: "Personne n’est monté. Choisis cœur comme atout, et ton valet de carreau devient le second valet.",
  others:
    "Les autres décident s’ils restent. Qui reste a besoin d’un pli, qui se couche sort de cette donne.",
  right: "À toi d’entamer. Joue le valet d’atout, le valet de cœur : rien ne le bat.",
  left: "Ton valet de carreau est maintenant le second valet. C’est un cœur, et seul le valet d’atout était plus fort. Joue-le.",
  ace: "Les deux valets sont partis : l’as de cœur est le plus fort atout. Troisième pli !",
  rest: "Enchère réussie ! Chaque pli de plus est un point. L’ampoule montre ce que ferait un expert : plus une barre est longue, plus on est près de zéro.",
  last: "Ta dernière carte. Les autres jouent le reste.",
  wait: "Regarde ce qu’ils jouent : chacun doit fournir la couleur demandée.",
  expert:
    "Ce n’est pas la donne prévue : voici ce que ferait un expert. Plus une barre est longue, plus on est près de zéro.",
  done: "Bravo ! Chaque pli te rapproche d’un point de zéro.",
  free: "Continue si tu veux, avec ou sans l’ampoule. Plus une barre est longue, plus on est près de zéro.",
  title: "Première donne",
  pupil: "Élève",
};
