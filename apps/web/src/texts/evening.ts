import { catalogue } from "./catalogue.ts";

/** What a table remembers of the games that were finished at it. */
export const eveningTexts = catalogue("evening", {
  title: "This evening",
  games: "{games, plural, one {# game} other {# games}} at this table so far.",
  name: "Name",
  wins: "Games won",
  winsOf: "{wins} of {games}",
  points: "Points",
  chart: "Points after each hand, over all games",
});
