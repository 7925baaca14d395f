import { catalogue } from "./catalogue.ts";

/** What calls people to the table, and keeps them at it. */
export const signalTexts = catalogue("signals", {
  yourTurn: "It is your turn",
  offer: "You missed your turn. Shall we call you the next time?",
  accept: "Call me",
  decline: "No, thanks",
  leaveTitle: "Leave the running game?",
  install: "Install",
  installNote: "Keep Buck Euchre among your apps: it opens at once, also without a network.",
  installOnIos: "To keep Buck Euchre on your home screen: tap Share, then “Add to Home Screen”.",
  update: "A new version of Buck Euchre is here.",
  later: "Later",
  reload: "Reload",
});
