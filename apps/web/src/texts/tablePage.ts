import type { Settings } from "@buck/protocol";
import { catalogue } from "./catalogue.ts";

/** A live table beside its game: coming in and leaving. */
export const tablePageTexts = catalogue("tablePage", {
  guest: "Guest {number}",
  player: "Player",
  quickTable: "Quick game",
  untitled: "Card table",
  shuffling: "Shuffling…",
  dismiss: "Close this message",
  practiceKept: "Your game is kept: the start page offers to go on with it.",
  leaveNote: "A bot plays for you. Open the table again to go back to your seat.",
});

/** A table needs no title; its people still need a word for it. */
export function tableName({ title }: Settings): string {
  return title === "" ? tablePageTexts.untitled : title;
}
