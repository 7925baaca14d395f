import type { Faults } from "../en/faults.ts";

export const faults: Faults = {
  where: ({ part, hand, trick }) =>
    part === "trick"
      ? `Donne ${hand}, pli ${trick}`
      : part === "hand"
        ? `Donne ${hand}`
        : "Avant la première donne",
  refused: ({ where, name, sentence }) => `${where}, ${name} : « ${sentence} »`,
  wrong: ({ where, sentence }) => `${where} : ${sentence}`,
  otherField: ({ at, wants }) => `${at} doit être ${wants}.`,
  otherScore: ({ stated, played }) => `Le fichier indique ${stated}, mais le jeu donne ${played}.`,
  NOT_JSON: "Ce n’est pas du JSON.",
  NOT_EGN: "Ce n’est pas un fichier EGN.",
  NOT_A_RECORD: "Ce n’est pas l’enregistrement d’une partie.",
  UNKNOWN_VERSION: "Cet enregistrement est d’une version inconnue.",
  UNKNOWN_GAME: "Cet enregistrement est d’un jeu inconnu.",
  INVALID_OPTIONS: "Une règle maison de cet enregistrement n’existe pas, ou pas avec cette valeur.",
  INVALID_SEALS: "Les sceaux de cet enregistrement sont illisibles.",
  INVALID_SAME_DEALS: "Cet enregistrement ne dit pas de qui sont ses donnes.",
  INVALID_SITTINGS: "Cet enregistrement ne dit pas qui était assis où.",
  UNSUPPORTED_VERSION: "On ne peut lire que les fichiers EGN des versions 1.0 à 1.6.",
  UNSUPPORTED_RULE: ({ count, at, rules }) =>
    count === 0
      ? `${at} n’existe pas dans ce jeu.`
      : `${at} demande des règles qu’on ne joue pas ici : ${rules}.`,
  UNSUPPORTED_CARD: ({ at }) => `${at} est une carte que ce jeu n’a pas, ou que personne n’a vue.`,
  PACKED_DEAL: ({ at }) =>
    `${at} est une donne compressée ; on ne peut lire que les donnes écrites en entier.`,
  INVALID_FIELD: ({ at }) => `${at} manque, ou n’a pas une valeur possible.`,
  GAME_IS_OVER: "La partie était déjà finie.",
  ILLEGAL_CALL: "Cette annonce enfreint une règle.",
  ILLEGAL_DISCARD: "Cet écart enfreint une règle.",
  ILLEGAL_PLAY: "Cette carte enfreint une règle.",
  WRONG_LEADER: "Selon les règles, quelqu’un d’autre entame.",
  WRONG_TRICK_SIZE: "Ce pli a trop ou trop peu de cartes.",
  WRONG_SCORE: "Le score final de ce fichier n’est pas celui auquel mène son jeu.",
  TOO_LARGE: "Cet enregistrement est trop grand.",
  INCOMPLETE: "Cet enregistrement ne dit pas qui a joué, ni quand.",
  NOT_OVER: "Cette partie n’est pas finie.",
  NO_NOTATION: "Il n’existe pas de notation pour ce jeu.",
  UNWRITTEN_RULES: "La notation n’a pas de mot pour une règle maison de cette partie.",
  BROKEN_RECORD: "Cet enregistrement enfreint une règle.",
  NOT_FINISHED: "On ne peut écrire en EGN qu’une partie terminée.",
  TOO_MANY_DEALS: "Un fichier EGN contient au plus 100 donnes.",
};
