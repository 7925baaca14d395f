import type { Translated } from "../messages.ts";
import type { lookTexts } from "../looks.ts";

export const looksDe: Translated<typeof lookTexts> = {
  face: "Dein Gesicht",
  colour: "Deine Farbe",
  choose: "Gesicht wählen",
  faces: {
    cat: "Katze",
    dog: "Hund",
    fox: "Fuchs",
    bear: "Bär",
    rabbit: "Hase",
    owl: "Eule",
    frog: "Frosch",
    mouse: "Maus",
    pig: "Schwein",
    panda: "Panda",
    lion: "Löwe",
    penguin: "Pinguin",
  },
  colours: {
    sky: "Himmelblau",
    leaf: "Blattgrün",
    sand: "Sand",
    coral: "Koralle",
    plum: "Pflaume",
    teal: "Petrol",
    rose: "Rosa",
    slate: "Schiefer",
  },
};
