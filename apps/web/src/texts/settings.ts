import { catalogue } from "./catalogue.ts";

/** What the settings are called and what they do. */
export const settingTexts = catalogue("settings", {
  sound: { title: "Sounds", help: "Soft ones, after your first tap." },
  vibration: { title: "Vibration", help: "A short buzz when it is your turn." },
  turnNotice: { title: "Call me when it is my turn", help: "A notification while the page is hidden." },
  fourColours: { title: "Four-colour deck", help: "Clubs green, diamonds blue." },
  autoPlay: { title: "Play a forced card for me", help: "When only one card is allowed." },
  shortcuts: { title: "Keyboard shortcuts", help: "Digits and letters play; ? lists them." },
  confirm: {
    title: "Ask before playing a card",
    values: { touch: "On touch screens", always: "Always", never: "Never" },
  },
  speed: { title: "Animations", values: { normal: "Normal", slow: "Slow", fast: "Fast", off: "Off" } },
  language: {
    title: "Language",
    values: { system: "As my device", en: "English", de: "Deutsch", fr: "Français", es: "Español" },
  },
  theme: { title: "Light or dark", values: { system: "As my device", dark: "Dark", light: "Light" } },
  textSize: { title: "Text size", values: { normal: "Normal", large: "Large", larger: "Larger" } },
});
