import type { Translated } from "../messages.ts";
import type { tableNameTexts } from "../tableNames.ts";

export const tableNamesDe: Translated<typeof tableNameTexts> = {
  names: [
    "Zum roten Buben",
    "Küchentisch",
    "Herzdame",
    "Fünf Stiche",
    "Stammtisch",
    "Eckbank",
    "Regenabend",
    "Zum blauen Krug",
    "Letzte Runde",
    "Lampenlicht",
    "Kachelofen",
    "Zweite Runde",
    "Glückskarte",
    "Spätschicht",
    "Das stille Ass",
    "Karo-Eck",
    "Apfelkiste",
    "Gartenstühle",
    "Zur alten Linde",
    "Vollmond",
    "Nussbaum",
    "Kerzenschein",
    "Die lange Bank",
    "Zum Kessel",
  ],
};
