import type { Translated } from "../messages.ts";
import type { wayTexts } from "../waysToPlay.ts";

export const waysToPlayEs: Translated<typeof wayTexts> = {
  buck: {
    usual: {
      title: "Lo habitual",
      text: "De 15 hasta cero; un trébol descubierto hace que tréboles sea triunfo.",
    },
    short: { title: "Partida corta", text: "De 10 hasta cero: media hora." },
    long: { title: "Tarde larga", text: "De 25 hasta cero." },
    dirty: {
      title: "Dirty clubs",
      text: "Un trébol descubierto es triunfo sin subasta: todos juegan y necesitan una baza.",
    },
    stick: { title: "Quien reparte, canta", text: "Si todos pasan, quien reparte debe cantar el mínimo." },
  },
  euchre: {
    usual: {
      title: "Quien reparte, elige",
      text: "A 10. Si todos pasan dos veces, quien reparte debe elegir; quien elige puede jugar solo.",
    },
    mayPass: {
      title: "Quien reparte puede pasar",
      text: "Si todos pasan dos veces, reparte el siguiente.",
    },
    canadian: {
      title: "Solitario canadiense",
      text: "Quien hace tomar la carta a su pareja debe jugar solo.",
    },
    old: {
      title: "A la antigua",
      text: "Una jota negra decide quién reparte, nadie juega solo, nadie está obligado, y solo se nombran palos que se tienen.",
    },
  },
};
