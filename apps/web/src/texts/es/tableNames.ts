import type { Translated } from "../messages.ts";
import type { tableNameTexts } from "../tableNames.ts";

export const tableNamesEs: Translated<typeof tableNameTexts> = {
  names: [
    "La jota roja",
    "Cinco bazas",
    "La dama de corazones",
    "Mesa de cocina",
    "Tarde de lluvia",
    "Junto al fuego",
    "El tapete viejo",
    "La vela",
    "Luna llena",
    "El último tren",
    "Segunda mano",
    "El as tranquilo",
    "Los vecinos",
    "El granero rojo",
    "Dos jotas",
    "La mesa larga",
    "El banco",
    "El nogal",
    "La lámpara",
    "El café",
    "La tetera",
    "El jardín",
    "Carta en mano",
    "El trébol",
  ],
};
