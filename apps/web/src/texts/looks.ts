import { catalogue } from "./catalogue.ts";

/** The faces and colours to choose from. */
export const lookTexts = catalogue("looks", {
  face: "Your face",
  colour: "Your colour",
  choose: "Choose a face",
  faces: {
    cat: "Cat",
    dog: "Dog",
    fox: "Fox",
    bear: "Bear",
    rabbit: "Rabbit",
    owl: "Owl",
    frog: "Frog",
    mouse: "Mouse",
    pig: "Pig",
    panda: "Panda",
    lion: "Lion",
    penguin: "Penguin",
  },
  colours: {
    sky: "Sky blue",
    leaf: "Leaf green",
    sand: "Sand",
    coral: "Coral",
    plum: "Plum",
    teal: "Teal",
    rose: "Rose",
    slate: "Slate",
  },
});
