import { catalogue } from "./catalogue.ts";

/** What the teacher says in the guided hand, in order of the game. */
export const coachTexts = catalogue("coach", {
  deal: "Welcome! Five cards each. You sit at the bottom, your cards are yours alone.",
  reveal: "One card of the blind is turned up. It only matters when it is a club: this one is a diamond.",
  listen: "The bidding goes around the table. Wait for your turn.",
  bid: "You hold two red jacks and the ace of hearts. With hearts trump the jacks are the two best cards. That is three tricks: bid 3.",
  bidAgain: "The same cards again: two red jacks and the ace of hearts are worth a bid. Bid 3 this time.",
  passed: "You passed. When everybody passes, nobody scores and the next player deals.",
  again: "Everybody passed. The same hand is dealt once more, so that you can try it.",
  bidDone: "Now the others may go higher, or pass.",
  declare: "Nobody went higher. Name hearts trump, and your jack of diamonds becomes the left bower.",
  others:
    "The others decide whether to stay. Whoever stays needs a trick, whoever folds is out of this hand.",
  right: "You lead. Play the right bower, the jack of hearts: nothing beats it.",
  left: "Your jack of diamonds is the left bower now. It is a heart, and only the right bower was higher. Play it.",
  ace: "With both bowers gone the ace of hearts is the highest trump. Third trick!",
  rest: "Bid made! Each further trick is one more point. The light bulb shows what an expert would do: the longer a bar, the nearer to zero.",
  last: "Your last card. The others play the rest.",
  wait: "Watch what they play: everybody must follow the suit that was led.",
  expert:
    "Other cards than we had in mind: here is what an expert would do. The longer a bar, the nearer to zero.",
  done: "Well done! Each trick brings you one point nearer to zero.",
  free: "Play on as you like, with the light bulb on or off. The longer a bar, the nearer to zero.",
  title: "First hand",
  pupil: "Pupil",
});
