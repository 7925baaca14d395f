import type { Translated } from "../messages.ts";
import type { signalTexts } from "../signals.ts";

export const signalsEs: Translated<typeof signalTexts> = {
  yourTurn: "Te toca",
  offer: "Te tocaba y no estabas. ¿Te avisamos la próxima vez?",
  accept: "Avísame",
  decline: "No, gracias",
  leaveTitle: "¿Dejar la partida en curso?",
  install: "Instalar",
  installNote: "Guarda Buck Euchre entre tus aplicaciones: se abre al instante, también sin red.",
  installOnIos: "Para la pantalla de inicio: toca «Compartir» y luego «Añadir a pantalla de inicio».",
  update: "Hay una versión nueva de Buck Euchre.",
  later: "Más tarde",
  reload: "Recargar",
};
