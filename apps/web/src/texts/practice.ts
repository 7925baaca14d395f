import { catalogue } from "./catalogue.ts";

/** Playing against bots on this device. */
export const practiceTexts = catalogue("practice", {
  title: "Practise against bots",
  lead: "Table and bots are on this device: once loaded, it works without a network, too.",
  bots: "Bots",
  play: "Deal the cards",
});
