import type { Translated } from "../messages.ts";
import type { nameTexts } from "../name.ts";

export const nameEs: Translated<typeof nameTexts> = {
  ask: "¿Cómo quieres que te llamen?",
  label: "Tu nombre",
  taken: "Aquí ya hay alguien que se llama {name}. Elige otro nombre.",
  claim: "¿Eres tú? Trae tu sitio aquí",
  wrong: "Escribe un nombre de 1 a 24 letras.",
  change: "Cambiar tu nombre",
  sit: "Sentarse",
  keep: "Guardar",
  kept: "Guardado. Vale en la próxima mesa a la que te sientes.",
};
