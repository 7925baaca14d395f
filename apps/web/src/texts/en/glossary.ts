import type { Language } from "../language.ts";

interface Term {
  readonly title: string;
  readonly text: string;
  /** How a sentence spells it, longest first. A term without any is only listed. */
  readonly spellings: readonly string[];
}

/** Words that nobody knows before the first game. */
export interface Glossary {
  readonly title: string;
  readonly explain: (words: { word: string }) => string;
  readonly terms: readonly Term[];
}

const glossary: Glossary = {
  title: "Card words",
  explain: ({ word }) => `${word}: what does it mean?`,
  terms: [
    {
      title: "Trump",
      text: "The suit that beats the others this hand. Its lowest card beats any card of another suit.",
      spellings: ["trumps", "trump"],
    },
    {
      title: "Trick",
      text: "One card from everybody who plays. The highest trump takes it, or else the highest card of the suit that was led.",
      spellings: ["tricks", "trick"],
    },
    {
      title: "Bower",
      text: "A jack that beats the ace. The jack of trump is the right bower, the highest card of all. The other jack of the same color is the left bower: it comes second, and it is a trump too.",
      spellings: ["right bower", "left bower", "bowers", "bower"],
    },
    {
      title: "Blind",
      text: "The cards left over after the deal in Buck Euchre. The top one is turned up, and the blind stays out of play.",
      spellings: ["blind"],
    },
    {
      title: "Kitty",
      text: "The four cards left over after the deal in classic Euchre. The top one is turned up, and its suit is offered as trump first.",
      spellings: ["kitty"],
    },
    {
      title: "Dealer chip",
      text: "The D marks who dealt this hand. The next hand is dealt by the player to the left.",
      spellings: [],
    },
    {
      title: "Order up",
      text: "You make the suit of the turned-up card trump. The dealer takes that card and discards another one.",
      spellings: ["orders it up", "order it up", "ordered up", "orders up", "order up"],
    },
    {
      title: "Going alone",
      text: "If you call trump, you may play without your partner, who sits the hand out. All five tricks then score more points.",
      spellings: [
        "going alone",
        "goes alone",
        "play alone",
        "plays alone",
        "go alone",
        "lone player",
        "loner",
      ],
    },
    {
      title: "Set",
      text: "You are set if you bid and take fewer tricks than you bid, or if you stay and take none. Your score goes up.",
      spellings: ["are set", "got set", "be set"],
    },
    {
      title: "Euchred",
      text: "The team that called trump took fewer than three tricks, so the other team scores.",
      spellings: ["euchred"],
    },
    {
      title: "March",
      text: "All five tricks for the team that called trump.",
      spellings: ["march"],
    },
    {
      title: "Sealed",
      text: "The server and every player’s device lock away a random number before the deal. All of them together decide the deck, so nobody can choose it, and your device checks every deal after the game.",
      spellings: ["sealed"],
    },
  ],
};

export const glossaryTexts = ({ texts }: Language): Glossary => texts?.glossary ?? glossary;
