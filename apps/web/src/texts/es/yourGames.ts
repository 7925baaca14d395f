import { plural } from "@buck/words";
import type { YourGames } from "../en/yourGames.ts";

const PLACES = ["Primer", "Segundo", "Tercer", "Cuarto", "Quinto", "Sexto"];

export const yourGames: YourGames = {
  title: "Tus partidas",
  lead: "Cada partida que terminas se queda en este dispositivo, y solo aquí.",
  notLasting:
    "Este navegador no guarda nada de esta página, como en una ventana privada. Estas partidas se pierden al cerrarla: guárdalas en un archivo.",
  full: ({ most }) =>
    `Aquí quedan las ${most} partidas más nuevas y las viejas se van. Guárdalas en un archivo para conservarlas todas.`,
  loading: "Cargando tus partidas…",
  empty: "Todavía no hay partidas. Termina una, en una mesa o contra bots, y estará aquí.",
  play: "Jugar ahora",
  nothingFits: "Ninguna partida coincide.",
  filter: {
    game: "Juego",
    both: "Los dos",
    company: "Con",
    anybody: "Cualquiera",
    bots: "Solo bots",
  },
  numbers: {
    title: "En números",
    games: "Partidas",
    wins: "Ganadas",
    share: ({ wins, percent }) => `${wins} (${percent})`,
    hands: "Manos",
    bids: "Apuestas y palos cumplidos",
    madeOf: ({ made, bids }) => `${made} de ${bids}`,
    sets: "Sin cumplir",
    tricks: "Bazas por mano",
    folds: "Manos retiradas",
    best: "Mejor noche",
    bestOf: ({ wins, games, evening }) =>
      `${plural("es", wins, { one: `${wins} victoria`, other: `${wins} victorias` })} en ${plural("es", games, { one: `${games} partida`, other: `${games} partidas` })}, ${evening}`,
    evenings: "Partidas de cada noche, rellenas las ganadas",
    evening: ({ evening, games, wins }) =>
      `${evening}: ${plural("es", games, { one: `${games} partida`, other: `${games} partidas` })}, ${plural("es", wins, { one: `${wins} ganada`, other: `${wins} ganadas` })}`,
    places: "Tus puestos",
    place: ({ place }) => `${PLACES[place - 1] ?? place} puesto`,
    companions: "Con quién",
    name: "Nombre",
    youWon: "Ganas tú",
    theyWon: "Gana la otra persona",
  },
  list: {
    title: "Partidas",
    won: "Has ganado",
    shared: ({ names }) => `Victoria compartida con ${names}`,
    lost: ({ winners, place }) =>
      `Victoria de ${winners}; quedaste en ${PLACES[place - 1]?.toLowerCase() ?? place} puesto`,
    wonTogether: ({ own, theirs, partner }) => `Ganada ${own} a ${theirs} con ${partner}`,
    lostTogether: ({ own, theirs, partner }) => `Perdida ${own} a ${theirs} con ${partner}`,
    sharedTogether: ({ own, theirs, partner }) => `Victoria compartida, ${own} a ${theirs}, con ${partner}`,
    with: ({ names }) => `Con ${names}`,
    practice: "Contra bots",
    replay: "Ver",
    review: "Análisis",
    forget: "Borrar",
    more: ({ count }) => `Mostrar ${count} más`,
  },
  forgetOne: {
    title: "¿Borrar esta partida?",
    text: "Se va de este dispositivo. Puede que el servidor de una mesa aún la tenga.",
    yes: "Borrar",
    no: "Conservar",
  },
  forgetAll: {
    open: "Borrar todas las partidas",
    title: "¿Borrar todas las partidas?",
    text: ({ count }) =>
      `${plural("es", count, { one: `${count} partida`, other: `${count} partidas` })} y todos los números se van de este dispositivo. Nadie puede recuperarlas, salvo que las hayas guardado en un archivo.`,
    yes: "Borrar todo",
    no: "Conservar",
  },
  file: {
    title: "En un archivo",
    what: "Para llevar tus partidas a otro dispositivo, o conservar más.",
    save: "Guardar todo en un archivo",
    open: "Añadir partidas de un archivo",
    reading: ({ done, all }) => `${done} de ${all} leídas…`,
    notGames: "Este no es un archivo de partidas guardado aquí.",
    tooLarge: "Este archivo es demasiado grande.",
    added: ({ added }) =>
      plural("es", added, {
        0: "Ninguna partida es nueva.",
        one: `${added} partida añadida.`,
        other: `${added} partidas añadidas.`,
      }),
    known: ({ known }) => plural("es", known, { one: `${known} ya estaba.`, other: `${known} ya estaban.` }),
    broken: ({ number, reason }) => `La partida ${number} del archivo se dejó fuera: ${reason}`,
  },
};
