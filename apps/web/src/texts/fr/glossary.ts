import type { Glossary } from "../en/glossary.ts";

export const glossary: Glossary = {
  title: "Les mots du jeu",
  explain: ({ word }) => `${word} : qu’est-ce que c’est ?`,
  terms: [
    {
      title: "Valet d’atout et second valet",
      text: "Deux valets qui battent l’as. Le valet d’atout est la plus forte carte de toutes. L’autre valet de la même teinte, rouge ou noire, est le second valet : il vient juste après et compte lui aussi comme atout.",
      spellings: ["valet d’atout", "second valet"],
    },
    {
      title: "Atout",
      text: "La couleur qui l’emporte sur les autres pendant la donne. Sa plus petite carte bat n’importe quelle carte d’une autre couleur.",
      spellings: ["atouts", "atout"],
    },
    {
      title: "Pli",
      text: "Une carte de chaque joueur. Le plus fort atout le remporte, sinon la plus forte carte de la couleur entamée.",
      spellings: ["plis", "pli"],
    },
    {
      title: "Talon",
      text: "Les cartes qui restent après la donne. Celle du dessus est retournée ; on ne joue pas le talon. À l’Euchre classique, sa couleur est proposée d’abord comme atout.",
      spellings: ["talon"],
    },
    {
      title: "Jeton du donneur",
      text: "Il marque la place qui a donné. À la donne suivante, c’est la personne à sa gauche qui donne.",
      spellings: [],
    },
    {
      title: "Faire prendre",
      text: "Tu choisis comme atout la couleur de la retourne. Le donneur prend cette carte et en écarte une autre.",
      spellings: ["faire prendre", "fait prendre"],
    },
    {
      title: "En solo",
      text: "Qui choisit l’atout peut jouer sans partenaire, qui ne joue pas la donne. Les cinq plis rapportent alors plus de points.",
      spellings: ["en solo", "jouer seul", "joue seul"],
    },
    {
      title: "Chute",
      text: "Tu as fait moins de plis qu’annoncé, ou tu es resté sans en faire un seul. Cela te coûte des points.",
      spellings: ["chutes", "chute"],
    },
    {
      title: "Euchre",
      text: "L’équipe qui a choisi l’atout a fait moins de trois plis ; l’autre marque des points.",
      spellings: ["échoué"],
    },
    {
      title: "Capot",
      text: "Les cinq plis pour l’équipe qui a choisi l’atout.",
      spellings: ["capot"],
    },
    {
      title: "Scellé",
      text: "Avant la donne, le serveur et l’appareil de chacun mettent sous scellé un nombre au hasard. Tous ensemble fixent le paquet : personne ne peut le choisir, et ton appareil vérifie chaque donne après la partie.",
      spellings: ["scellées", "scellée", "scellés", "scellé"],
    },
  ],
};
