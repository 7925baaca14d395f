import type { Translated } from "../messages.ts";
import type { lookTexts } from "../looks.ts";

export const looksEs: Translated<typeof lookTexts> = {
  face: "Tu cara",
  colour: "Tu color",
  choose: "Elegir una cara",
  faces: {
    cat: "Gato",
    dog: "Perro",
    fox: "Zorro",
    bear: "Oso",
    rabbit: "Conejo",
    owl: "Búho",
    frog: "Rana",
    mouse: "Ratón",
    pig: "Cerdo",
    panda: "Panda",
    lion: "León",
    penguin: "Pingüino",
  },
  colours: {
    sky: "Azul cielo",
    leaf: "Verde hoja",
    sand: "Arena",
    coral: "Coral",
    plum: "Ciruela",
    teal: "Verde azulado",
    rose: "Rosa",
    slate: "Pizarra",
  },
};
