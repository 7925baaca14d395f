import type { Translated } from "../messages.ts";
import type { settingTexts } from "../settings.ts";

export const settingsEs: Translated<typeof settingTexts> = {
  sound: { title: "Sonidos", help: "Suaves, después de tu primer toque." },
  vibration: { title: "Vibración", help: "Un breve zumbido cuando te toca." },
  turnNotice: { title: "Avísame cuando me toque", help: "Una notificación mientras la página está oculta." },
  fourColours: { title: "Baraja de cuatro colores", help: "Tréboles verdes, diamantes azules." },
  autoPlay: { title: "Jugar por mí la carta obligada", help: "Cuando solo se permite una." },
  shortcuts: { title: "Atajos de teclado", help: "Cifras y letras juegan; ? las enumera." },
  confirm: {
    title: "Preguntar antes de jugar una carta",
    values: { touch: "En pantallas táctiles", always: "Siempre", never: "Nunca" },
  },
  speed: {
    title: "Animaciones",
    values: { normal: "Normales", slow: "Lentas", fast: "Rápidas", off: "Ninguna" },
  },
  language: {
    title: "Idioma",
    values: { system: "Como mi dispositivo", en: "English", de: "Deutsch", fr: "Français", es: "Español" },
  },
  theme: {
    title: "Claro u oscuro",
    values: { system: "Como mi dispositivo", dark: "Oscuro", light: "Claro" },
  },
  textSize: {
    title: "Tamaño del texto",
    values: { normal: "Normal", large: "Grande", larger: "Más grande" },
  },
};
