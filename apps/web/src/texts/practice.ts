import { catalogue } from "./catalogue.ts";

/** Playing against bots on this device. */
export const practiceTexts = catalogue("practice", {
  title: "Practise against bots",
  lead: "Table and bots are on this device: once loaded, it works without a network, too.",
  bots: "Bots",
  each: "A level for each",
  eachNote: "Choose how strong each of them is.",
  seats: { left: "On your left", across: "Across from you", right: "On your right" },
  partner: "Your partner, across",
  play: "Deal the cards",
});
