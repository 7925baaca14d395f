import { catalogue } from "./catalogue.ts";

/** What the teacher says in the guided hand of classic Euchre, in order of the game. */
export const coachClassicTexts = catalogue("coachClassic", {
  deal: "Welcome! You play with the person across from you, against the other two. Five cards each.",
  listen: "One card is turned up. Everybody is asked in turn: shall its suit be trump? Here the others pass.",
  pickUp:
    "You deal, so the king of hearts would be yours. With hearts trump the two red jacks are the best cards of all: pick it up.",
  turnedDown: "The card is turned down. Now another suit may be named.",
  stuck:
    "Everybody passed, and you are the dealer: you must name a suit. Take the one of which you hold the most.",
  discard:
    "Six cards now: discard the one that takes no trick. The light bulb shows what an expert would do: the longer a bar, the better.",
  leadTrump: "You lead. Your highest trump is sure to win, and it takes trumps from the others.",
  leadHigh: "You lead. No trump is left in your hand: your highest card has the best chance.",
  ruff: "You have none of the suit that was led, so you may trump it. Your lowest trump is enough.",
  win: "You can take this trick: play the lowest card that wins it.",
  partnerWins: "Your partner is winning this trick. Keep your good cards and play your lowest.",
  cannotWin: "You cannot win this trick: play the card you will miss least.",
  wait: "Watch what they play. Everybody must follow the suit that was led.",
  done: "That was it! Three tricks for the team that called bring a point, all five bring two.",
  free: "Play on as you like, with the light bulb on or off. The longer a bar, the better.",
});
