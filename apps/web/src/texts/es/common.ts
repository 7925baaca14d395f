import type { Common } from "../en/common.ts";

export const common: Common = {
  appName: "Buck Euchre",
  opening: "Un momento…",
  close: "Cerrar",
  back: "Atrás",
  home: "Inicio",
  dealer: "reparte",
  dealerLetter: "R",
  yourTurnTitle: "Te toca",
  errors: {
    unknown: {
      title: "Aquí no hay ninguna mesa",
      text: "Ninguna mesa tiene este código, o se cerró hace tiempo. Comprueba el código con quien te invitó.",
      action: "Volver al inicio",
    },
    noTable: {
      title: "No se ha podido abrir la mesa",
      text: "Inténtalo de nuevo en un momento.",
      action: "Reintentar",
    },
    full: {
      title: "Todos los sitios están ocupados",
      text: "Aun así puedes mirar. Al mirar no se ven las cartas de nadie.",
      action: "Mirar",
    },
    damaged: {
      title: "Esta mesa no se puede abrir",
      text: "Lo que el servidor guardó de ella está dañado. Quien administra el servidor quizá pueda recuperarla.",
      action: "Volver al inicio",
    },
    removed: {
      title: "El anfitrión te ha quitado de esta mesa",
      text: "Solo el anfitrión puede dejarte volver. Puedes abrir tu propia mesa.",
      action: "Abrir una mesa",
    },
    elsewhere: {
      title: "Este sitio está abierto en otra pestaña",
      text: "Un sitio solo se juega en una pestaña. Si juegas aquí, la otra se para.",
      action: "Jugar aquí",
    },
    closed: {
      title: "Esta mesa está cerrada",
      text: "El anfitrión la ha cerrado y todo el mundo se ha ido a casa.",
      action: "Abrir otra mesa",
    },
    moved: {
      title: "Tu sitio está ahora en otro dispositivo",
      text: "Sigues jugando allí. Aquí puedes ver la mesa como cualquier visita.",
      action: "Ver la mesa",
    },
    flooding: {
      title: "Eso ha sido demasiado de golpe",
      text: "Esta página ha enviado más de lo que la mesa puede atender y se ha desconectado. Tu sitio se guarda.",
      action: "Volver",
    },
    busy: {
      title: "El servidor no deja entrar a nadie ahora mismo",
      text: "Está lleno, o desde aquí se abrieron demasiados enlaces sin mesa. La página lo sigue intentando; también puedes volver en unos minutos.",
      action: "Reintentar",
    },
    misrouted: {
      title: "La mesa está en otro servidor",
      text: "Este sitio no puede llevarte hasta allí, y quien lo administra tiene que arreglarlo. Se reintenta cada pocos segundos; tu sitio se guarda.",
      action: "Probar ahora",
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
      text: "El servidor no responde. Se reintenta cada pocos segundos; tu sitio se guarda.",
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
  },
  signals: {
    yourTurn: "Te toca",
    offer: "Te tocaba y no estabas. ¿Te avisamos la próxima vez?",
    accept: "Avísame",
    decline: "No, gracias",
    leaveTitle: "¿Dejar la partida en curso?",
    install: "Instalar",
    installNote: "Guarda Buck Euchre entre tus aplicaciones: se abre al instante, también sin red.",
    installOnIos: "Para la pantalla de inicio: toca «Compartir» y luego «Añadir a pantalla de inicio».",
    update: "Hay una versión nueva de Buck Euchre.",
    later: "Más tarde",
    reload: "Recargar",
  },
};
