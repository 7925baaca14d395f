import { catalogue } from "./catalogue.ts";

export const nameTexts = catalogue("name", {
  ask: "What shall the others call you?",
  label: "Your name",
  taken: "Somebody here is called {name} already. Choose another name.",
  claim: "Is that you? Bring your seat here",
  wrong: "Please enter a name of 1 to 24 letters.",
  change: "Change your name",
  sit: "Sit down",
  keep: "Save",
  kept: "Saved. It counts at the next table you sit down at.",
});
