import type { Translated } from "../messages.ts";
import type { lookTexts } from "../looks.ts";

export const looksFr: Translated<typeof lookTexts> = {
  face: "Ton visage",
  colour: "Ta couleur",
  choose: "Choisir un visage",
  faces: {
    cat: "Chat",
    dog: "Chien",
    fox: "Renard",
    bear: "Ours",
    rabbit: "Lapin",
    owl: "Hibou",
    frog: "Grenouille",
    mouse: "Souris",
    pig: "Cochon",
    panda: "Panda",
    lion: "Lion",
    penguin: "Manchot",
  },
  colours: {
    sky: "Bleu ciel",
    leaf: "Vert feuille",
    sand: "Sable",
    coral: "Corail",
    plum: "Prune",
    teal: "Bleu canard",
    rose: "Rose",
    slate: "Ardoise",
  },
};
