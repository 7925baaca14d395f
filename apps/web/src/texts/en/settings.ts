import type { Language } from "../language.ts";

export const settings = {
  /** The faces and colors to choose from. */
  looks: {
    face: "Your face",
    color: "Your color",
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
    colors: {
      sky: "Sky blue",
      leaf: "Leaf green",
      sand: "Sand",
      coral: "Coral",
      plum: "Plum",
      teal: "Teal",
      rose: "Rose",
      slate: "Slate",
    },
  },
  name: {
    ask: "What should we call you?",
    label: "Your name",
    taken: ({ name }: { name: string }) => `Somebody here is already called ${name}. Choose another name.`,
    claim: "Is that you? Move your seat here",
    wrong: "Please enter a name of 1 to 24 letters.",
    change: "Change your name",
    sit: "Sit down",
    keep: "Save",
    kept: "Saved. You’ll have it at the next table you join.",
  },
  /** What the settings are called and what they do. */
  choices: {
    sound: { title: "Sounds", help: "Soft ones, after your first tap." },
    vibration: { title: "Vibration", help: "A short buzz when it is your turn." },
    turnNotice: { title: "Call me when it is my turn", help: "A notification while the page is hidden." },
    fourColors: { title: "Four-color deck", help: "Clubs green, diamonds blue." },
    autoPlay: { title: "Play a forced card for me", help: "When you have only one legal card." },
    shortcuts: { title: "Keyboard shortcuts", help: "Numbers and letters play; ? lists them." },
    confirm: {
      title: "Ask before playing a card",
      values: { touch: "On touch screens", always: "Always", never: "Never" },
    },
    speed: { title: "Animations", values: { normal: "Normal", slow: "Slow", fast: "Fast", off: "Off" } },
    language: {
      title: "Language",
      values: { system: "Same as my device", en: "English", de: "Deutsch", fr: "Français", es: "Español" },
    },
    theme: { title: "Light or dark", values: { system: "Same as my device", dark: "Dark", light: "Light" } },
    textSize: { title: "Text size", values: { normal: "Normal", large: "Large", larger: "Larger" } },
  },
  statistics: {
    title: "Your stats",
    help: "Counted in this browser only.",
    forget: "Reset to zero",
    counters: {
      games: "Games played",
      wins: "Games won",
      hands: "Hands played",
      bids: "Bids and calls",
      made: "Bids and calls made",
      folds: "Hands folded",
      tricks: "Tricks taken",
    },
  },
};

export type Settings = typeof settings;

export const settingsTexts = ({ texts }: Language): Settings => texts?.settings ?? settings;
