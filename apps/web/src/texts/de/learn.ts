import type { Learn } from "../en/learn.ts";

export const learn: Learn = {
  coach: {
    next: "Weiter",
    deal: "Willkommen! Fünf Karten für jeden. Du sitzt unten, deine Karten siehst nur du.",
    reveal: "Eine Karte des Talons wird aufgedeckt. Sie zählt nur, wenn sie Kreuz ist: Diese ist Karo.",
    listen: "Es wird reihum gereizt. Warte, bis du dran bist.",
    bid: "Du hast zwei rote Buben und das Herz-Ass. Ist Herz Trumpf, sind die Buben die zwei besten Karten. Das sind drei Stiche: Reiz 3.",
    bidAgain:
      "Noch einmal dieselben Karten: Zwei rote Buben und das Herz-Ass sind ein Gebot wert. Reiz diesmal 3.",
    passed: "Du hast gepasst. Wenn alle passen, bekommt niemand Punkte, und der Nächste gibt.",
    again: "Alle haben gepasst. Dieselben Karten werden noch einmal gegeben, damit du es versuchen kannst.",
    bidDone: "Jetzt können die anderen höher gehen oder passen.",
    declare: "Niemand ging höher. Sag Herz als Trumpf an, und dein Karo-Bube wird zum Linken Bauern.",
    others:
      "Die anderen entscheiden, ob sie mitgehen. Wer mitgeht, braucht einen Stich, wer aussteigt, ist diese Runde raus.",
    right: "Du spielst aus. Spiel den Rechten Bauern, den Herz-Buben: Nichts sticht ihn.",
    left: "Dein Karo-Bube ist jetzt der Linke Bauer. Er ist ein Herz, und nur der Rechte Bauer war höher. Spiel ihn.",
    ace: "Beide Bauern sind weg, also ist das Herz-Ass der höchste Trumpf. Dritter Stich!",
    rest: "Gebot geschafft! Jeder weitere Stich ist ein Punkt mehr. Die Glühbirne zeigt, was ein Profi täte: Je länger ein Balken, desto näher an null.",
    last: "Deine letzte Karte. Die anderen spielen den Rest.",
    wait: "Schau, was sie spielen: Alle müssen die ausgespielte Farbe bedienen.",
    expert:
      "Anders als gedacht: Hier siehst du, was ein Profi täte. Je länger ein Balken, desto näher an null.",
    done: "Gut gemacht! Jeder Stich bringt dich einen Punkt näher an die Null.",
    free: "Spiel weiter, wenn du magst, mit oder ohne Glühbirne. Je länger ein Balken, desto näher an null.",
    title: "Erste Runde",
    pupil: "Neuling",
  },
  coachClassic: {
    deal: "Willkommen! Du spielst mit der Person gegenüber, gegen die beiden anderen. Fünf Karten für jeden.",
    listen:
      "Eine Karte liegt offen. Der Reihe nach wird gefragt: Soll ihre Farbe Trumpf sein? Die anderen passen hier.",
    pickUp:
      "Du gibst, also bekämst du den Herzkönig. Mit Herz als Trumpf sind die beiden roten Buben die besten Karten: Nimm sie auf.",
    turnedDown: "Die Karte wird umgedreht. Jetzt darf eine andere Farbe genannt werden.",
    stuck:
      "Alle haben gepasst, und du gibst: Du musst eine Farbe nennen. Nimm die, von der du am meisten hast.",
    discard:
      "Jetzt sechs Karten: Leg die ab, die keinen Stich macht. Die Glühbirne zeigt, was ein Profi täte: Je länger ein Balken, desto besser.",
    leadTrump:
      "Du spielst aus. Dein höchster Trumpf gewinnt sicher und zieht den anderen die Trümpfe aus der Hand.",
    leadHigh: "Du spielst aus. Trümpfe hast du keine mehr: Deine höchste Karte hat die besten Aussichten.",
    ruff: "Von der ausgespielten Farbe hast du nichts, also darfst du stechen. Dein kleinster Trumpf genügt.",
    win: "Diesen Stich kannst du machen: mit der kleinsten Karte, die ihn gewinnt.",
    partnerWins: "Der Stich gehört gerade deinem Partner. Behalte deine guten Karten und spiel die kleinste.",
    cannotWin: "Diesen Stich kannst du nicht gewinnen: Spiel die Karte, die dir am wenigsten fehlt.",
    wait: "Schau, was die anderen spielen. Alle müssen die ausgespielte Farbe bedienen.",
    done: "Das war es! Drei Stiche für das Team, das Trumpf gemacht hat, bringen einen Punkt, alle fünf zwei.",
    free: "Spiel weiter, wenn du magst, mit oder ohne Glühbirne. Je länger ein Balken, desto besser.",
  },
  buck: {
    title: "So spielt man Buck Euchre",
    lead: "Zu dritt bis zu sechst, jeder für sich, fünf Stiche. Alle fangen mit 15 Punkten an und wollen herunter auf null.",
    tryIt: "Eine erste Runde mit Anleitung spielen",
    other: "Klassisches Euchre lernen",
    trumpOrder: {
      title: "Die Karten",
      text: "Neun bis Ass in vier Farben. Ist eine Farbe Trumpf, so ist ihr Bube die höchste Karte überhaupt: der Rechte Bauer. Der andere Bube derselben Kartenfarbe, rot oder schwarz, ist der zweithöchste, der Linke Bauer, und zählt in allem als Trumpf.",
      trump: "Herz ist Trumpf, von hoch nach niedrig",
      plain: "Jede andere Farbe, von hoch nach niedrig",
      plainNote: "Hier Kreuz: Mit einer Farbe der anderen Kartenfarbe geschieht nichts Besonderes.",
    },
    steps: {
      deal: {
        title: "1. Geben",
        text: "Fünf Karten für jeden. Die übrigen bleiben als Talon auf dem Tisch, die oberste offen für alle. Der Talon wird nie gespielt.",
      },
      bid: {
        title: "2. Reizen",
        text: "Links vom Geber beginnend: passen, oder sagen, wie viele Stiche du machst, 2 bis 5, immer mehr als das Gebot davor. Wer passt, reizt nicht mehr mit. Passen alle, gibt es keine Punkte, und der Nächste gibt.",
      },
      trump: {
        title: "3. Trumpf ansagen",
        text: "Wer am höchsten gereizt hat, sagt eine beliebige Farbe als Trumpf an und spielt zum ersten Stich aus.",
      },
      fold: {
        title: "4. Mitgehen oder aussteigen",
        text: "Alle anderen entscheiden geheim. Steigst du aus, kostet und bringt dir diese Runde nichts. Gehst du mit, musst du mindestens einen Stich machen.",
      },
      play: {
        title: "5. Spielen",
        text: "Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.",
      },
    },
    playNote:
      "Herz ist Trumpf, und die Herz-Neun wird ausgespielt. Der Karo-Bube ist der Linke Bauer, bedient also und gewinnt. Das Pik-Ass gewinnt nichts.",
    score: {
      title: "Die Punkte",
      rows: [
        ["Du hast gereizt und so viele Stiche gemacht oder mehr", "minus eins je Stich"],
        ["Du hast gereizt und weniger gemacht: verfehlt", "plus 5"],
        ["Du bist mitgegangen und hast einen Stich oder mehr gemacht", "minus eins je Stich"],
        ["Du bist mitgegangen und hast keinen gemacht", "plus 5"],
        ["Du bist ausgestiegen", "nichts"],
        ["Alle anderen sind ausgestiegen", "wer gereizt hat, bekommt minus 5"],
      ],
      end: "Wer nach einer Runde bei null oder darunter ist, gewinnt das Spiel; sind es mehrere, gewinnt, wer am tiefsten steht. Bei Gleichstand entscheidet eine weitere Runde.",
    },
    clubs: {
      title: "Wenn Kreuz aufgedeckt wird",
      text: "Dann ist sofort Kreuz Trumpf, und niemand darf aussteigen. Gereizt wird wie immer: Alle sind dabei.",
    },
    players: {
      title: "Wie viele spielen",
      text: "Mit der Zahl der Leute ändert sich nur das Blatt; alle haben fünf Karten. Was übrig bleibt, ist der Talon.",
      rows: [
        ["Drei", "20 Karten, Zehn bis Ass; 5 im Talon"],
        ["Vier", "24 Karten, Neun bis Ass; 4 im Talon"],
        ["Fünf", "28 Karten, Acht bis Ass; 3 im Talon"],
        ["Sechs", "32 Karten, Sieben bis Ass; 2 im Talon"],
      ],
    },
    house: {
      title: "Hausregeln",
      text: "Wer den Tisch aufmacht, wählt die Startpunkte, das niedrigste Gebot, was Kreuz bedeutet, ob reizen muss, wer gibt, wenn alle passen, ob das Aussteigen geheim ist und ob die Karten nach jeder Runde gezeigt werden. Die Lobby sagt, was von diesen Regeln abweicht.",
    },
  },
  euchre: {
    title: "So spielt man klassisches Euchre",
    lead: "Zwei gegen zwei, 24 Karten, fünf Stiche. Ein Team wählt den Trumpf und muss drei davon machen. Das erste Team mit 10 Punkten gewinnt.",
    tryIt: "Eine erste Runde mit Anleitung spielen",
    play: "Gleich gegen Bots spielen",
    make: "Einen Tisch aufmachen",
    other: "Buck Euchre lernen",
    differs: {
      title: "Wenn du Buck Euchre kennst",
      points: [
        "Du spielst mit deinem Gegenüber; Punkte gehören dem Team und gehen nach oben, nicht nach unten.",
        "Niemand reizt eine Zahl: Wer Trumpf ansagt, verspricht drei Stiche fürs Team.",
        "Die aufgedeckte Karte zählt: Ihre Farbe wird zuerst angeboten, und am Ende hat sie vielleicht, wer gibt.",
        "Niemand steigt aus. Aber wer ansagt, darf allein spielen; dann setzt das Gegenüber aus.",
      ],
    },
    trumpOrder: {
      title: "Die Karten und die Bauern",
      text: "Neun bis Ass in vier Farben. Der Trumpf-Bube ist die höchste Karte, der Rechte Bauer. Der andere Bube derselben Kartenfarbe ist der zweithöchste, der Linke Bauer, und in allem ein Trumpf: Er bedient Trumpf, nie die Farbe, die auf ihm steht.",
      trump: "Herz ist Trumpf, von hoch nach niedrig",
      plain: "Eine Farbe der anderen Kartenfarbe, von hoch nach niedrig",
      plainNote: "Karo hat jetzt nur fünf Karten: Sein Bube ist ein Herz geworden.",
    },
    steps: {
      deal: {
        title: "1. Geben",
        text: "Fünf Karten für jeden. Vier bleiben übrig, der Talon; seine oberste Karte liegt offen für alle.",
      },
      order: {
        title: "2. Aufnehmen lassen",
        text: "Links vom Geber beginnend werden alle einmal gefragt: Soll die Farbe dieser Karte Trumpf sein? Lässt jemand aufnehmen, nimmt der Geber die Karte und wirft eine andere verdeckt ab. So geht eine gute Karte ans Team des Gebers.",
      },
      name: {
        title: "3. Oder eine andere Farbe ansagen",
        text: "Passen alle vier, wird die Karte umgedreht, und es geht noch einmal reihum. Jetzt darfst du eine der drei anderen Farben ansagen. Passen die ersten drei wieder, muss ansagen, wer gibt.",
      },
      alone: {
        title: "4. Allein",
        text: "Mit einem Blatt, das alle fünf von selbst macht, sagst du bei der Ansage „allein“. Dein Gegenüber legt die Karten für diese Runde hin, und ihr spielt zu dritt.",
        note: "Herz ist Trumpf: beide Bauern, Trumpf-Ass und -König und ein Ass daneben.",
      },
      play: {
        title: "5. Spielen",
        text: "Wer links vom Geber sitzt, spielt aus. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt zum nächsten Stich aus.",
        note: "Herz ist Trumpf, und die Karo-Neun wird ausgespielt. Der Karo-Bube ist der Linke Bauer: ein Trumpf, und er gewinnt. Wer ihn hat, muss mit ihm nicht Karo bedienen.",
      },
    },
    score: {
      title: "Die Punkte",
      rows: [
        ["Die Ansage machte drei oder vier Stiche", "1 Punkt"],
        ["Die Ansage machte alle fünf: Durchmarsch", "2 Punkte"],
        ["Wer allein spielte, machte alle fünf", "4 Punkte fürs Team"],
        ["Die Ansage machte zwei oder weniger: Euchre", "2 Punkte für die anderen"],
      ],
      end: "Die Runde, die ein Team auf 10 bringt, beendet das Spiel.",
    },
    house: {
      title: "Hausregeln",
      text: "Wer den Tisch aufmacht, wählt, bis zu wie vielen Punkten gespielt wird, ob ansagen muss, wer gibt, ob jemand allein spielen darf, ob du eine Farbe ansagen darfst, die du nicht hast, wer gibt, wenn alle gepasst haben, wie sich findet, wer zuerst gibt, und wann Karten gezeigt werden. Bekannte Spielweisen kann man beim Namen wählen. Die Lobby sagt, was abweicht.",
    },
  },
};
