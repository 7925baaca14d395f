import type { Translated } from "../messages.ts";
import type { errorTexts } from "../errors.ts";

export const errorsEs: Translated<typeof errorTexts> = {
  unknown: {
    title: "Aquí no hay ninguna mesa",
    text: "Nadie ha abierto una mesa con este código, o ya se ha recogido. Comprueba el código con quien te invitó.",
    action: "Volver al inicio",
  },
  noTable: {
    title: "No se ha podido abrir la mesa",
    text: "Inténtalo de nuevo en un momento.",
    action: "Reintentar",
  },
  full: {
    title: "Los cuatro sitios están ocupados",
    text: "Aun así puedes mirar. Al mirar no se ven las cartas de nadie.",
    action: "Mirar",
  },
  removed: {
    title: "Quien organiza te ha quitado de esta mesa",
    text: "Solo quien organiza puede dejarte volver. Puedes abrir tu propia mesa.",
    action: "Abrir una mesa",
  },
  elsewhere: {
    title: "Este sitio está abierto en otra pestaña",
    text: "Un sitio solo se juega en una pestaña. La otra calla cuando juegas aquí.",
    action: "Jugar aquí",
  },
  closed: {
    title: "Esta mesa está cerrada",
    text: "Quien la organizaba la ha cerrado y todo el mundo se ha ido a casa.",
    action: "Abrir otra mesa",
  },
  moved: {
    title: "Tu sitio está ahora en otro dispositivo",
    text: "Sigues jugando allí. Aquí puedes ver la mesa como cualquier visita.",
    action: "Ver la mesa",
  },
  flooding: {
    title: "Eso ha sido demasiado de golpe",
    text: "Esta página ha enviado más de lo que la mesa puede oír y se ha desconectado. Tu sitio se guarda.",
    action: "Volver",
  },
  busy: {
    title: "El servidor no deja entrar a nadie ahora mismo",
    text: "Está lleno, o desde aquí se abrieron demasiados enlaces sin mesa. Se vuelve a preguntar una y otra vez; también puedes volver en unos minutos.",
    action: "Reintentar",
  },
  oldVersion: {
    title: "Hay una versión más nueva",
    text: "Esta página es más antigua que el servidor. Recárgala y vuelves a tu sitio.",
    action: "Recargar",
  },
  offline: {
    title: "Estás sin conexión",
    text: "Tu sitio se guarda. En cuanto haya conexión, la mesa vuelve sola.",
    action: "Reintentar",
  },
  unreachable: {
    title: "No se puede llegar a la mesa",
    text: "El servidor no responde. Se le vuelve a preguntar cada pocos segundos; tu sitio se guarda.",
    action: "Probar ahora",
  },
  broken: {
    title: "Algo ha fallado en esta página",
    text: "Recárgala y estarás donde estabas.",
    action: "Recargar",
  },
  restarting: {
    title: "El servidor se reinicia",
    text: "Tarda unos segundos. Tu sitio y tus cartas se guardan.",
    action: "Probar ahora",
  },
  noGame: {
    title: "Aquí no hay partida",
    text: "Quizá no ha terminado, o se ha borrado: las partidas se guardan solo un tiempo.",
    action: "Volver al inicio",
  },
  gameUnreachable: {
    title: "No se pudo traer la partida",
    text: "El servidor no responde. Inténtalo de nuevo en un momento.",
    action: "Intentar de nuevo",
  },
  brokenGame: {
    title: "Esta partida no se puede mostrar",
    text: "No cumple las reglas.",
    action: "Volver al inicio",
  },
  lost: {
    title: "En esta página no hay nada",
    text: "Puede que la dirección esté mal escrita.",
    action: "Volver al inicio",
  },
};
