import type { TableQuestion } from "../table/tableQuestion.ts";

/** Every text of the table screen that is not part of a game. */
export const uiText = {
  hand: "Your hand",
  trump: "trump",
  turnedUp: "turned up",
  noTrump: "no trump yet",
  watching: "You are watching: nobody's cards are shown.",
  waiting: (names: string) => (names === "" ? "" : `Waiting for ${names}.`),
  sentence: (say: string, why: string) =>
    `${say}${say.endsWith("?") ? "" : "."}${why === "" ? "" : ` ${why}`}`,
  choices: <Action>({ choices }: TableQuestion<Action>) => {
    return `[${choices.map(({ key, label }) => (label === key ? key : `${key} ${label}`)).join(", ")}]`;
  },
  keys: ({ canHint, canTalk }: { readonly canHint: boolean; readonly canTalk: boolean }) =>
    `? help   l last trick${canHint ? "   i hint" : ""}${canTalk ? "   t talk" : ""}   q leave`,
  help: [
    "1-6     play or discard that card of your hand",
    "2-5     bid that many tricks",
    "p       pass",
    "s h d c name spades, hearts, diamonds or clubs",
    "S H D C the same, and go alone",
    "y a     order up, order up alone",
    "s f     stay, fold",
    "c       claim the rest of the tricks, when you are sure of them",
    "l       look at the last trick",
    "i h     ask for a hint (i where h is hearts)",
    "t       talk (at a live table)",
    "q       leave",
    "n       continue after a hand",
    "w       after a hand: show watchers every hand, one hand late, or not",
    "y n     say whether somebody may take back their last move",
    "1-4 x g in the lobby: add a bot, remove one, start the game",
    "r o e   after a game: play again, back to the lobby, end",
  ],
  goBack: "Any key goes back.",
  say: "Say:",
  noLastTrick: "No trick has been taken in this hand.",
  lastTrick: (cards: string, winner: string) => `Last trick: ${cards}. ${winner} took it.`,
  leaving: new Set(["q", "quit", "leave"]),
  leave: "Leave the game? y leaves, any other key stays.",
  left: "You left the game.",
} as const;
