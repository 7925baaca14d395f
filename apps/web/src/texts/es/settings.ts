import type { Settings } from "../en/settings.ts";

export const settings: Settings = {
  looks: {
    face: "Tu cara",
    color: "Tu color",
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
    colors: {
      sky: "Azul cielo",
      leaf: "Verde hoja",
      sand: "Arena",
      coral: "Coral",
      plum: "Ciruela",
      teal: "Verde azulado",
      rose: "Rosa",
      slate: "Pizarra",
    },
  },
  name: {
    ask: "¿Cómo quieres que te llamen?",
    label: "Tu nombre",
    taken: ({ name }) => `Aquí ya hay alguien que se llama ${name}. Elige otro nombre.`,
    claim: "¿Eres tú? Trae tu sitio aquí",
    wrong: "Escribe un nombre de 1 a 24 letras.",
    change: "Cambiar tu nombre",
    sit: "Sentarse",
    keep: "Guardar",
    kept: "Guardado. Vale en la próxima mesa a la que te sientes.",
  },
  choices: {
    sound: { title: "Sonidos", help: "Suaves, después de tu primer toque." },
    vibration: { title: "Vibración", help: "Un breve zumbido cuando te toca." },
    turnNotice: {
      title: "Avísame cuando me toque",
      help: "Una notificación mientras la página está oculta.",
    },
    fourColors: { title: "Baraja de cuatro colores", help: "Tréboles verdes, diamantes azules." },
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
  },
  statistics: {
    title: "Tus números",
    help: "Se cuentan solo en este navegador.",
    forget: "Empezar de cero",
    counters: {
      games: "Partidas jugadas",
      wins: "Partidas ganadas",
      hands: "Manos jugadas",
      bids: "Apuestas y cantos",
      made: "De ellos, cumplidos",
      folds: "Manos retiradas",
      tricks: "Bazas",
    },
  },
};
