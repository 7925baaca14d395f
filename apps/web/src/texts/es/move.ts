import type { Translated } from "../messages.ts";
import type { moveTexts } from "../move.ts";

export const moveEs: Translated<typeof moveTexts> = {
  title: "Trasladar tu sitio",
  how: "En el otro dispositivo abre el enlace de esta mesa, elige «Traer mi sitio aquí» y escribe este número. Vale cinco minutos y una sola vez.",
  code: "Tu número",
  asking: "Preguntando a la mesa…",
  here: "Traer mi sitio aquí",
  hereHow:
    "En la mesa de tu otro dispositivo: Menú, «Pasar a otro dispositivo». Escribe el número que muestra.",
  label: "Las ocho cifras",
  wrong: "El número tiene ocho cifras.",
  claim: "Traerlo aquí",
};
