import type { Translated } from "../messages.ts";
import type { celebrationTexts } from "../celebration.ts";

export const celebrationEs: Translated<typeof celebrationTexts> = {
  game: {
    won: "¡Qué bien jugado! La noche es tuya.",
    wonClose: "¡Qué final! Aguantaste hasta la última carta.",
    lost: "Buena pelea. La próxima partida empieza igual para todos.",
    lostClose:
      "{margin, plural, =0 {¡Por los pelos! Ni un punto de diferencia.} =1 {¡Por los pelos! Un punto marcó la diferencia.} other {¡Por los pelos! # puntos marcaron la diferencia.}}",
    watched: "Gracias por mirar.",
  },
  hand: {
    won: "¡Bien hecho!",
    lost: "Le pasa a cualquiera. La próxima mano es nueva.",
  },
};
