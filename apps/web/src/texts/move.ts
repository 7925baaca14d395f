import { catalogue } from "./catalogue.ts";

/** Moving a seat to another device. */
export const moveTexts = catalogue("move", {
  title: "Move your seat",
  how: "On the other device open this table’s link, choose “Bring my seat here” and type this number. It holds for five minutes and once.",
  code: "Your number",
  asking: "Asking the table…",
  here: "Bring my seat here",
  hereHow: "At the table on your other device: Menu, “Move to another device”. Type the number it shows.",
  label: "The eight digits",
  wrong: "The number has eight digits.",
  claim: "Bring it here",
});
