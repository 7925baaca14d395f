import type { Facts } from "./heard.ts";

export const BUCK_FACTS: Facts = {
  joined: ["playerPosition", "name"],
  left: ["playerPosition", "name"],
  dealerChosen: ["dealerPosition"],
  dealt: ["round", "dealerPosition"],
  turnedUp: ["card", "isClubsTurnUp"],
  biddingOpened: ["playerPosition"],
  bid: ["playerPosition", "amount"],
  bidWon: ["playerPosition", "amount"],
  allPassed: ["dealerPosition"],
  declared: ["playerPosition", "trumpSuit"],
  decided: ["playerPosition"],
  folded: ["playerPosition", "folded"],
  played: ["playerPosition", "card"],
  trickWon: ["playerPosition", "card", "number"],
  tricksConceded: ["playerPosition"],
  roundScored: ["round", "changes", "scores"],
  tied: ["positions"],
  gameWon: ["playerPosition"],
  newGame: [],
};
