import { catalogue } from "./catalogue.ts";

/** What a new table is called until its host calls it something else. */
export const tableNameTexts = catalogue("tableNames", {
  names: [
    "The brass jack",
    "Lucky nines",
    "The left bower",
    "Kitchen table",
    "Five tricks",
    "Walnut corner",
    "The blind ten",
    "Queen’s corner",
    "Rainy evening",
    "Second deal",
    "The quiet ace",
    "Copper kettle",
    "Old felt",
    "The late train",
    "Porch light",
    "The red barn",
    "Apple crate",
    "Two jacks",
    "Harvest moon",
    "The long table",
    "Candle and cards",
    "By the stove",
    "Garden chairs",
    "Last round",
  ],
});
