import type { News } from "@buck/protocol";
import type { LogLine } from "./line.ts";
import type { People } from "./people.ts";

/** What happened at the table beside the game, in sentences; emotes are seen, not told. */
export function newsLines(news: readonly News[], people: People): readonly LogLine[] {
  return news.flatMap((each) => newsLine(each, people) ?? []);
}

const COVERED = {
  away: "is away: a bot plays for them.",
  left: "has left: a bot plays on.",
  removed: "was removed by the host.",
} as const;

const COVERED_YOU = {
  away: "were away: a bot plays for you.",
  left: "have left: a bot plays on.",
  removed: "were removed by the host.",
} as const;

function newsLine(news: News, people: People): LogLine | null {
  switch (news.type) {
    case "sat":
      return { who: news.name, text: "sits down." };
    case "gotUp":
      return { who: news.name, text: "gets up." };
    case "botSat":
      return { who: news.name, text: "plays this seat now." };
    case "tookOver":
      return { who: news.name, text: `takes the seat of ${news.from}.` };
    case "covered": {
      const { isYou, name } = people(news.position);
      return isYou
        ? { who: name, text: COVERED_YOU[news.reason] }
        : { who: news.name, text: COVERED[news.reason] };
    }
    case "returned": {
      const { isYou, name } = people(news.position);
      return isYou ? { who: name, text: "are back." } : { who: news.name, text: "is back." };
    }
    case "hostChanged":
      return { who: news.name, text: "is the host now." };
    case "paused":
      return { who: news.name, text: "pauses the game." };
    case "resumed":
      return { who: news.name, text: "goes on with the game." };
    case "locked":
      return { who: null, text: "The host has locked the table." };
    case "unlocked":
      return { who: null, text: "The table is open again." };
    case "timedOut": {
      const { isYou } = people(news.position);
      return isYou
        ? { who: null, text: "Your time ran out: a bot decided once." }
        : { who: news.name, text: "ran out of time: a bot decided once." };
    }
    case "askedForHint": {
      const { isYou, name } = people(news.position);
      return { who: isYou ? name : news.name, text: "asked for a hint." };
    }
    case "botLeft":
    case "swapped":
    case "settingsChanged":
    case "started":
    case "backToLobby":
    case "emote":
    case "closed":
      return null;
  }
}
