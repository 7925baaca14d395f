import type { Faults } from "../en/faults.ts";

export const faults: Faults = {
  where: ({ part, hand, trick }) =>
    part === "trick"
      ? `Mano ${hand}, baza ${trick}`
      : part === "hand"
        ? `Mano ${hand}`
        : "Antes de la primera mano",
  refused: ({ where, name, sentence }) => `${where}, ${name}: «${sentence}»`,
  wrong: ({ where, sentence }) => `${where}: ${sentence}`,
  otherField: ({ at, wants }) => `${at} debe ser ${wants}.`,
  otherScore: ({ stated, played }) => `El archivo dice ${stated}, pero lo jugado da ${played}.`,
  NOT_JSON: "Esto no es JSON.",
  NOT_EGN: "Esto no es un archivo EGN.",
  NOT_A_RECORD: "Esto no es el registro de una partida.",
  UNKNOWN_VERSION: "Este registro es de una versión desconocida.",
  UNKNOWN_GAME: "Este registro es de un juego desconocido.",
  INVALID_OPTIONS: "Una regla de la casa de este registro no existe, o no con ese valor.",
  INVALID_SEALS: "Los sellos de este registro no se pueden leer.",
  INVALID_SAME_DEALS: "Este registro no dice de quién son sus manos.",
  INVALID_SITTINGS: "Este registro no dice quién ocupaba cada asiento.",
  UNSUPPORTED_VERSION: "Solo se pueden leer archivos EGN de las versiones 1.0 a 1.6.",
  UNSUPPORTED_RULE: ({ count, at, rules }) =>
    count === 0
      ? `${at} es algo que este juego no tiene.`
      : `${at} pide reglas que aquí no se juegan: ${rules}.`,
  UNSUPPORTED_CARD: ({ at }) => `${at} es una carta que este juego no tiene, o que nadie vio.`,
  PACKED_DEAL: ({ at }) => `${at} es una mano comprimida; solo se leen manos escritas enteras.`,
  INVALID_FIELD: ({ at }) => `${at} falta, o no puede ser lo que es.`,
  GAME_IS_OVER: "La partida ya había terminado.",
  ILLEGAL_CALL: "Este canto rompe una regla.",
  ILLEGAL_DISCARD: "Este descarte rompe una regla.",
  ILLEGAL_PLAY: "Esta carta rompe una regla.",
  WRONG_LEADER: "Según las reglas sale otra persona.",
  WRONG_TRICK_SIZE: "Esta baza tiene cartas de más o de menos.",
  WRONG_SCORE: "El resultado final de este archivo no es aquel al que lleva su juego.",
  TOO_LARGE: "Este registro es demasiado grande.",
  INCOMPLETE: "Este registro no dice quién jugó, ni cuándo.",
  NOT_OVER: "Esta partida no ha terminado.",
  NO_NOTATION: "No hay notación para este juego.",
  UNWRITTEN_RULES: "La notación no tiene nombre para una regla de la casa de esta partida.",
  BROKEN_RECORD: "Este registro infringe una regla.",
  NOT_FINISHED: "Solo se puede escribir como EGN una partida terminada.",
  TOO_MANY_DEALS: "Un archivo EGN admite como máximo 100 manos.",
};
