import type { BotDeeds, News } from "@buck/protocol";
import type { LogLine } from "./lines.ts";
import { isolated, listNames } from "./people.ts";
import type { NamedPerson, People } from "./people.ts";
import type { Language } from "./language.ts";
import { playTexts } from "./en/play.ts";
import { newsTexts } from "./en/news.ts";

/** What happened at the table beside the game, in sentences; emotes are seen, not told. */
export function newsLines(
  language: Language,
  news: readonly News[],
  people: People,
  ownName: string | null,
): readonly LogLine[] {
  return news.flatMap((each) => newsLine(language, each, personIn(language, each, people, ownName)) ?? []);
}

function newsLine(language: Language, news: News, person: NamedPerson): LogLine | null {
  const text = newsText(language, news, person);
  return text === null ? null : { who: person.name, text };
}

/** Whoever the news is about; by their name also when they have left their seat since. */
function personIn(language: Language, news: News, people: People, ownName: string | null): NamedPerson {
  const play = playTexts(language);
  const seated = "position" in news ? people(news.position) : null;
  if (seated?.isYou === true) return seated;
  const isYou = seated === null && "name" in news && news.name === ownName;
  if (isYou) return { name: play.you, isYou };
  return { name: "name" in news ? isolated(news.name) : "", isYou: false };
}

function newsText(language: Language, news: News, person: NamedPerson): string | null {
  const newsWords = newsTexts(language);
  switch (news.type) {
    case "sat":
    case "gotUp":
    case "botSat":
      return newsWords[news.type]({ name: isolated(news.name) });
    case "tookOver":
      return newsWords.tookOver({ name: isolated(news.name), from: isolated(news.from) });
    case "covered":
      return newsWords.covered[news.reason](person);
    case "returned":
      return returnedText(language, news.botDeeds, person);
    case "hostChanged":
    case "chairAsked":
    case "paused":
    case "resumed":
    case "timedOut":
    case "claimed":
    case "undoAsked":
    case "undoRefused":
    case "undone":
    case "askedForHint":
      return newsWords[news.type](person);
    case "lateHands":
      return newsWords.lateHands[news.agrees ? "agreed" : "takenBack"](person);
    case "locked":
    case "unlocked":
      return newsWords[news.type];
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

/** Who comes back themselves reads what the bot did for them. */
function returnedText(
  language: Language,
  { passes, calls, secrets, cards }: BotDeeds,
  person: NamedPerson,
): string {
  const newsWords = newsTexts(language);
  const { deeds } = newsWords;
  const done = [
    ...(passes > 0 ? [deeds.passes({ count: passes })] : []),
    ...(calls > 0 ? [deeds.calls({ count: calls })] : []),
    ...(secrets > 0 ? [deeds.secrets({ count: secrets })] : []),
    ...(cards > 0 ? [deeds.cards({ count: cards })] : []),
  ];
  return person.isYou && done.length > 0
    ? newsWords.botDid({ deeds: listNames(language, done) })
    : newsWords.returned(person);
}
