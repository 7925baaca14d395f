/** A live table beside its game: coming in, hosting, moving, leaving. */
export const roomTexts = {
  guest: (number: number) => `Guest ${number}`,
  player: "Player",
  quickTable: "Quick game",
  untitled: "Card table",
  shuffling: "Shuffling…",
  dismiss: "Close this message",
} as const;

export const doorTexts = {
  title: "A game is on",
  free: "Take a seat a bot plays, or watch. Watchers see the table and nobody’s cards.",
  full: "All four seats are taken. You can watch: nobody’s cards are shown.",
  closed: "All four seats are taken, and this table does not allow watching.",
  locked: "The host has locked this table: no seats are given now.",
  seats: "Who is playing",
  take: "Take this seat",
  takeFrom: (name: string) => `Take the seat of ${name}`,
  bot: "bot",
  covered: "a bot plays for them",
  playing: "playing",
  watch: "Watch",
  claim: "Bring my seat here",
} as const;

export const moveTexts = {
  title: "Move your seat",
  how: "On the other device open this table’s link, choose “Bring my seat here” and type this number. It holds for five minutes and once.",
  code: "Your number",
  asking: "Asking the table…",
  here: "Bring my seat here",
  hereHow: "At the table on your other device: Menu, “Move to another device”. Type the number it shows.",
  label: "The eight digits",
  wrong: "The number has eight digits.",
  claim: "Bring it here",
} as const;
