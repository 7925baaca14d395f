import type { Facts } from "../../checker/heard.ts";

export const EUCHRE_FACTS: Facts = {
  joined: ["playerPosition", "name"],
  left: ["playerPosition", "name"],
  swapped: ["playerPosition", "otherPosition"],
  dealerChosen: ["dealerPosition", "turned"],
  dealt: ["round", "dealerPosition"],
  turnedUp: ["card"],
  passed: ["playerPosition", "callRound"],
  turnedDown: ["card"],
  orderedUp: ["playerPosition", "trumpSuit", "goAlone"],
  called: ["playerPosition", "trumpSuit", "goAlone"],
  sitsOut: ["playerPosition"],
  pickedUp: ["playerPosition", "card"],
  discarded: ["playerPosition"],
  allPassed: ["dealerPosition"],
  played: ["playerPosition", "card"],
  trickWon: ["playerPosition", "card", "number"],
  roundScored: ["round", "callingTeam", "result", "tricksWon", "points", "scores"],
  gameWon: ["team"],
  newGame: [],
};
