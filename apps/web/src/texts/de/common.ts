import type { Common } from "../en/common.ts";

export const common: Common = {
  appName: "Buck Euchre",
  opening: "Einen Moment …",
  close: "Schließen",
  back: "Zurück",
  home: "Startseite",
  dealer: "gibt",
  dealerLetter: "G",
  yourTurnTitle: "Du bist dran",
  errors: {
    unknown: {
      title: "Hier steht kein Tisch",
      text: "Diesen Code hat kein Tisch, oder der Tisch ist schon länger geschlossen. Frag noch einmal nach dem Code.",
      action: "Zum Anfang",
    },
    noTable: {
      title: "Der Tisch ließ sich nicht aufmachen",
      text: "Bitte versuch es gleich noch einmal.",
      action: "Noch einmal",
    },
    full: {
      title: "Alle Plätze sind besetzt",
      text: "Du kannst zuschauen. Dabei siehst du von niemandem die Karten.",
      action: "Zuschauen",
    },
    damaged: {
      title: "Dieser Tisch lässt sich nicht öffnen",
      text: "Was der Server davon gespeichert hat, ist beschädigt. Wer den Server betreibt, kann ihn vielleicht wiederherstellen.",
      action: "Zum Anfang",
    },
    removed: {
      title: "Der Host hat dich von diesem Tisch entfernt",
      text: "Nur der Host kann dich wieder hereinlassen. Du kannst einen eigenen Tisch aufmachen.",
      action: "Tisch aufmachen",
    },
    elsewhere: {
      title: "Dieser Platz ist in einem anderen Tab offen",
      text: "Ein Platz spielt nur in einem Tab. Der andere wird still, wenn du hier spielst.",
      action: "Hier spielen",
    },
    closed: {
      title: "Dieser Tisch ist geschlossen",
      text: "Der Host hat ihn geschlossen, alle sind nach Hause gegangen.",
      action: "Neuen Tisch aufmachen",
    },
    moved: {
      title: "Dein Platz ist jetzt auf einem anderen Gerät",
      text: "Dort spielst du weiter. Hier kannst du den Tisch wie jeder Gast ansehen.",
      action: "Tisch ansehen",
    },
    flooding: {
      title: "Das war zu viel auf einmal",
      text: "Diese Seite hat mehr gesendet, als der Tisch hören kann, und wurde getrennt. Dein Platz bleibt dir.",
      action: "Zurück an den Tisch",
    },
    busy: {
      title: "Der Server lässt gerade niemanden herein",
      text: "Er ist voll, oder von hier wurden zu viele Links ohne Tisch geöffnet. Es wird immer wieder angefragt; du kannst auch in ein paar Minuten wiederkommen.",
      action: "Noch einmal",
    },
    misrouted: {
      title: "Der Tisch ist auf einem anderen Server",
      text: "Der Weg dorthin ist versperrt: Wer diese Seite betreibt, muss die Leute zum richtigen Server leiten. Alle paar Sekunden wird es neu versucht; dein Platz bleibt dir.",
      action: "Jetzt versuchen",
    },
    oldVersion: {
      title: "Es gibt eine neuere Version",
      text: "Diese Seite ist älter als der Server. Lade sie neu, und du sitzt wieder an deinem Platz.",
      action: "Neu laden",
    },
    offline: {
      title: "Du bist offline",
      text: "Dein Platz bleibt dir. Sobald es wieder eine Verbindung gibt, ist der Tisch von selbst zurück.",
      action: "Noch einmal",
    },
    unreachable: {
      title: "Der Tisch ist nicht erreichbar",
      text: "Der Server antwortet nicht. Er wird alle paar Sekunden wieder gefragt; dein Platz bleibt dir.",
      action: "Jetzt versuchen",
    },
    broken: {
      title: "Auf dieser Seite ging etwas schief",
      text: "Lade sie neu, und du bist wieder da, wo du warst.",
      action: "Neu laden",
    },
    restarting: {
      title: "Der Server startet neu",
      text: "Das dauert ein paar Sekunden. Dein Platz und deine Karten bleiben dir.",
      action: "Jetzt versuchen",
    },
    noGame: {
      title: "Hier ist kein Spiel",
      text: "Vielleicht ist es noch nicht zu Ende, oder es wurde gelöscht: Spiele werden nur eine Weile aufgehoben.",
      action: "Zum Anfang",
    },
    gameUnreachable: {
      title: "Das Spiel ließ sich nicht holen",
      text: "Der Server antwortet nicht. Versuch es gleich noch einmal.",
      action: "Noch einmal versuchen",
    },
    brokenGame: {
      title: "Dieses Spiel lässt sich nicht zeigen",
      text: "Es bricht die Regeln.",
      action: "Zum Anfang",
    },
    lost: {
      title: "Auf dieser Seite ist nichts",
      text: "Vielleicht ist die Adresse falsch geschrieben.",
      action: "Zum Anfang",
    },
  },
  signals: {
    yourTurn: "Du bist dran",
    offer: "Du warst dran, als du weg warst. Sollen wir dich nächstes Mal rufen?",
    accept: "Ruf mich",
    decline: "Nein, danke",
    leaveTitle: "Das laufende Spiel verlassen?",
    install: "Installieren",
    installNote: "Behalte Buck Euchre bei deinen Apps: Es öffnet sofort, auch ohne Netz.",
    installOnIos: "Für den Home-Bildschirm: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
    update: "Eine neue Version von Buck Euchre ist da.",
    later: "Später",
    reload: "Neu laden",
  },
};
