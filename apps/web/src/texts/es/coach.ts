import type { Translated } from "../messages.ts";
import type { coachTexts } from "../coach.ts";

export const coachEs: Translated<typeof coachTexts> = {
  deal: "¡Hola! Cinco cartas a cada cual. Te sientas abajo y tus cartas son solo tuyas.",
  reveal: "Se descubre una carta del monte. Solo importa si es un trébol: esta es un diamante.",
  listen: "Se apuesta por turno. Espera a que te toque.",
  bid: "Tienes las dos jotas rojas y el as de corazones. Con triunfo corazones, las jotas son las dos mejores cartas. Son tres bazas: apuesta 3.",
  bidAgain:
    "Otra vez las mismas cartas: dos jotas rojas y el as de corazones valen una apuesta. Apuesta 3 esta vez.",
  passed: "Has pasado. Cuando pasa todo el mundo, nadie puntúa y reparte el siguiente.",
  again: "Ha pasado todo el mundo. Se reparten otra vez las mismas cartas para que lo intentes.",
  bidDone: "Ahora los demás pueden subir o pasar.",
  declare: "Nadie ha subido. Elige corazones como triunfo y tu jota de diamantes será la jota menor.",
  others: "Los demás deciden si siguen. Quien sigue necesita una baza; quien se retira sale de esta mano.",
  right: "Sales tú. Juega la jota mayor, la jota de corazones: nada la gana.",
  left: "Tu jota de diamantes es ahora la jota menor. Es un corazón y solo la jota mayor era más alta. Juégala.",
  ace: "Sin las dos jotas, el as de corazones es el triunfo más alto. ¡Tercera baza!",
  rest: "¡Apuesta cumplida! Cada baza más es un punto. La bombilla muestra qué haría un experto: cuanto más larga la barra, más cerca de cero.",
  last: "Tu última carta. Los demás juegan el resto.",
  wait: "Mira lo que juegan: todo el mundo debe asistir al palo de salida.",
  expert: "No es la mano prevista: mira qué haría un experto. Cuanto más larga la barra, más cerca de cero.",
  done: "¡Muy bien! Cada baza te acerca un punto a cero.",
  free: "Sigue si quieres, con o sin la bombilla. Cuanto más larga la barra, más cerca de cero.",
  title: "Primera mano",
  pupil: "Aprendiz",
};
