import type { Translated } from "../messages.ts";
import type { tableNameTexts } from "../tableNames.ts";

export const tableNamesFr: Translated<typeof tableNameTexts> = {
  names: [
    "Le valet rouge",
    "Cinq plis",
    "La dame de cœur",
    "Table de cuisine",
    "Soir de pluie",
    "Coin du feu",
    "Le vieux tapis",
    "La chandelle",
    "Pleine lune",
    "Le dernier train",
    "Deuxième donne",
    "L’as tranquille",
    "Chez les voisins",
    "La grange rouge",
    "Deux valets",
    "La longue table",
    "Le petit banc",
    "Le noyer",
    "La lampe",
    "Le café du coin",
    "La théière",
    "Le jardin",
    "Carte en main",
    "Le trèfle",
  ],
};
