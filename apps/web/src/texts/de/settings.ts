import type { Translated } from "../messages.ts";
import type { settingTexts } from "../settings.ts";

export const settingsDe: Translated<typeof settingTexts> = {
  sound: { title: "Töne", help: "Leise, nach deinem ersten Tippen." },
  vibration: { title: "Vibration", help: "Ein kurzes Summen, wenn du dran bist." },
  turnNotice: {
    title: "Ruf mich, wenn ich dran bin",
    help: "Eine Benachrichtigung, solange die Seite verdeckt ist.",
  },
  fourColours: { title: "Vierfarbiges Blatt", help: "Kreuz grün, Karo blau." },
  autoPlay: { title: "Erzwungene Karte für mich spielen", help: "Wenn nur eine Karte erlaubt ist." },
  shortcuts: { title: "Tastenkürzel", help: "Ziffern und Buchstaben spielen; ? zeigt sie alle." },
  confirm: {
    title: "Vor dem Ausspielen fragen",
    values: { touch: "Bei Touch", always: "Immer", never: "Nie" },
  },
  speed: { title: "Animationen", values: { normal: "Normal", slow: "Langsam", fast: "Schnell", off: "Aus" } },
  language: {
    title: "Sprache",
    values: { system: "Wie mein Gerät", en: "English", de: "Deutsch", fr: "Français", es: "Español" },
  },
  theme: { title: "Hell oder dunkel", values: { system: "Wie mein Gerät", dark: "Dunkel", light: "Hell" } },
  textSize: { title: "Schriftgröße", values: { normal: "Normal", large: "Groß", larger: "Größer" } },
};
