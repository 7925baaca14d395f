import type { Glossary } from "../en/glossary.ts";

export const glossary: Glossary = {
  title: "Palabras del juego",
  explain: ({ word }) => `${word}: ¿qué significa?`,
  terms: [
    {
      title: "Triunfo",
      text: "El palo que gana a los demás en esta mano. Su carta más baja gana a cualquier carta de otro palo.",
      spellings: ["triunfos", "triunfo"],
    },
    {
      title: "Baza",
      text: "Una carta de cada jugador. La gana el triunfo más alto o, si no hay, la carta más alta del palo de salida.",
      spellings: ["bazas", "baza"],
    },
    {
      title: "Jota mayor y jota menor",
      text: "Dos jotas que ganan al as. La jota de triunfo es la jota mayor, la carta más alta de todas. La otra jota del mismo color, rojo o negro, es la jota menor: va justo después y también es triunfo.",
      spellings: ["jota mayor", "jota menor"],
    },
    {
      title: "Monte",
      text: "Las cartas que sobran al repartir. La de arriba se descubre; con el monte no se juega. En el Euchre clásico, su palo se ofrece primero como triunfo.",
      spellings: ["monte"],
    },
    {
      title: "Ficha de reparto",
      text: "Marca a quien ha repartido esta mano. La siguiente la reparte quien está a su izquierda.",
      spellings: [],
    },
    {
      title: "Mandar tomar",
      text: "Haces triunfo el palo de la carta descubierta. Quien reparte toma esa carta y descarta otra.",
      spellings: ["mandar tomar", "manda tomar"],
    },
    {
      title: "Ir a solas",
      text: "Quien elige triunfo puede jugar sin su pareja, que descansa esa mano. Las cinco bazas valen entonces más puntos.",
      spellings: ["ir a solas", "va a solas", "jugar solo", "a solas"],
    },
    {
      title: "Sin cumplir",
      text: "Has hecho menos bazas de las que apostaste, o has seguido sin hacer ninguna. Te cuesta puntos.",
      spellings: ["sin cumplir"],
    },
    {
      title: "Euchre",
      text: "El equipo que eligió triunfo hizo menos de tres bazas; puntúa el otro.",
      spellings: ["ha fallado"],
    },
    {
      title: "Capote",
      text: "Las cinco bazas para el equipo que eligió triunfo.",
      spellings: ["capote"],
    },
    {
      title: "Sellado",
      text: "Antes de repartir, el servidor y el dispositivo de cada persona guardan bajo sello un número al azar. Entre todos deciden la baraja: nadie puede elegirla, y tu dispositivo comprueba cada reparto después de la partida.",
      spellings: ["selladas", "sellada", "sellados", "sellado"],
    },
  ],
};
