import { plural } from "../plural.ts";
import type { Language } from "../language.ts";

/** What happens at the table beside the game. */
export const news = {
  sat: ({ name }: { name: string }) => `${name} sits down.`,
  gotUp: ({ name }: { name: string }) => `${name} gets up.`,
  botSat: ({ name }: { name: string }) => `${name} plays for this seat now.`,
  tookOver: ({ name, from }: { name: string; from: string }) => `${name} takes ${from}’s seat.`,
  covered: {
    away: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "You were away, so a bot plays for you." : `${name} is away, so a bot plays for them.`,
    left: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "You left, and a bot plays on." : `${name} left, and a bot plays on.`,
    removed: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "The host removed you." : `The host removed ${name}.`,
  },
  returned: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You are back." : `${name} is back.`,
  botDid: ({ deeds }: { deeds: string }) => `You are back. While you were away, the bot ${deeds} for you.`,
  deeds: {
    passes: ({ count }: { count: number }) =>
      plural("en", count, { one: "passed", other: `passed ${count} times` }),
    calls: ({ count }: { count: number }) =>
      plural("en", count, { one: "called", other: `called ${count} times` }),
    secrets: ({ count }: { count: number }) =>
      plural("en", count, { one: "decided", other: `decided ${count} times` }),
    cards: ({ count }: { count: number }) =>
      plural("en", count, {
        1: "played one card",
        2: "played two cards",
        3: "played three cards",
        other: `played ${count} cards`,
      }),
  },
  chairAsked: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You ask for a chair." : `${name} would like to play, too: is there another chair?`,
  hostChanged: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You are the host now." : `${name} is the host now.`,
  paused: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You pause the game." : `${name} pauses the game.`,
  resumed: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You resume the game." : `${name} resumes the game.`,
  locked: "The host has locked the table.",
  unlocked: "The table is open again.",
  timedOut: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "Your time ran out, so a bot decided for you." : `${name} ran out of time, so a bot decided.`,
  claimed: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "The rest of the tricks are yours." : `The rest of the tricks are ${name}’s.`,
  undoAsked: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You want to take back your last move." : `${name} wants to take back their last move.`,
  undoRefused: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You said no, so the move stands." : `${name} said no, so the move stands.`,
  undone: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You took back your last move." : `${name} took back their last move.`,
  lateHands: {
    agreed: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou
        ? "You agreed to show watchers every hand, one hand late."
        : `${name} agreed to show watchers every hand, one hand late.`,
    takenBack: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "You no longer show watchers your hands." : `${name} no longer shows watchers any hands.`,
  },
  askedForHint: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You asked for a hint." : `${name} asked for a hint.`,
};

export type News = typeof news;

export const newsTexts = ({ words }: Language): News => words?.news ?? news;
