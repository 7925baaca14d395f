import { plural } from "@buck/words";
import type { Language } from "../language.ts";

export const practice = {
  /** The deals of a finished game once more. */
  again: {
    title: "Play these deals again",
    lead: ({ game, names }: { game: string; names: string }) =>
      `${game} with the cards from a finished game of ${names}, hand by hand, with the same first dealer. So two tables can compare without luck.`,
    bots: "Against bots",
    whoseCards: "Whose cards",
    botsNote: "You take this seat. No network needed.",
    playBots: "Deal the cards",
    friends: "With friends",
    friendsNote: ({ hands }: { hands: number }) =>
      `A new table with its own link. Everybody who joins is told that these deals are known, so they are not sealed. After ${plural("en", hands, { one: `${hands} deal`, other: `${hands} deals` })}, the decks are shuffled.`,
    tableTitle: "Same deals again",
    thenAndNow: "The same cards, then and now",
    hand: "Hand",
    total: "Total",
    loading: "Loading the other game…",
    gone: "The other game is no longer here.",
  },
  /** One sequence of deals a day, the same for everybody. */
  daily: {
    title: "Deal of the day",
    leads: {
      buck: "Four hands against three experts, with the same cards for everybody. Your first try counts.",
      euchre:
        "Four hands with an expert for a partner against two more, with the same cards for everybody. Your first try counts.",
    },
    games: "Game",
    today: "Today",
    play: "Deal the cards",
    goOn: "Continue",
    practice: "Play for practice",
    goOnPracticing: "Keep practicing",
    countsNoMore: "This day is over, but you can play it for practice.",
    tooOld: "This day’s table is gone. You can play each day for a week.",
    result: "Your result",
    practiceResult: "Your last practice",
    points: ({ points }: { points: number }) =>
      plural("en", points, { one: `${points} point`, other: `${points} points` }),
    hand: "Hand",
    you: "You",
    expert: "Expert",
    total: "Total",
    marks: { better: "better than the expert", same: "same as the expert", worse: "worse than the expert" },
    thinking: "The expert is still playing these cards…",
    meaning: "The expert had your cards and met the same three opponents.",
    line: ({ game, date, points, expert }: { game: string; date: string; points: string; expert: string }) =>
      `${game} · ${date} · ${points} (expert ${expert})`,
    share: "Share",
    copy: "Copy",
    review: "Step through it",
    reviewExpert: "See how the expert played",
    opponent: ({ number }: { number: number }) => `Expert ${number}`,
    seeResult: "See the result",
    earlier: "Earlier days",
    notPlayed: "not played",
    practiced: "practiced",
    kept: "You can pick up where you left off.",
    tableTitle: ({ date }: { date: string }) => `Deal of the day · ${date}`,
    practiceTitle: ({ date }: { date: string }) => `Practice · ${date}`,
  },
  /** Playing against bots on this device. */
  bots: {
    title: "Practice against bots",
    lead: "The table and the bots are on this device. Once loaded, it works offline too.",
    bots: "Bots",
    each: "A level for each",
    eachNote: "Choose how strong each one is.",
    seats: { left: "On your left", across: "Across from you", right: "On your right" },
    partner: "Your partner, across",
    play: "Deal the cards",
  },
};

export type Practice = typeof practice;

export const practiceTexts = ({ texts }: Language): Practice => texts?.practice ?? practice;
