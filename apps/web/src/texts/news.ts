import type { BotDeeds, News } from "@buck/protocol";
import { catalogue } from "./catalogue.ts";
import type { LogLine } from "./line.ts";
import { isolated, listNames } from "./people.ts";
import type { NamedPerson, People } from "./people.ts";
import { words } from "./words.ts";

/** What happens at the table beside the game. */
export const newsTexts = catalogue("news", {
  sat: "{name} sits down.",
  gotUp: "{name} gets up.",
  botSat: "{name} plays this seat now.",
  tookOver: "{name} takes the seat of {from}.",
  covered: {
    away: "{isYou, select, true {You were away: a bot plays for you.} other {{name} is away: a bot plays for them.}}",
    left: "{isYou, select, true {You have left: a bot plays on.} other {{name} has left: a bot plays on.}}",
    removed: "{isYou, select, true {You were removed by the host.} other {{name} was removed by the host.}}",
  },
  returned: "{isYou, select, true {You are back.} other {{name} is back.}}",
  botDid: "You are back: the bot {deeds} for you.",
  deeds: {
    passes: "{count, plural, one {passed} other {passed # times}}",
    calls: "{count, plural, one {called} other {called # times}}",
    secrets: "{count, plural, one {decided} other {decided # times}}",
    cards:
      "{count, plural, =1 {played one card} =2 {played two cards} =3 {played three cards} other {played # cards}}",
  },
  hostChanged: "{isYou, select, true {You are the host now.} other {{name} is the host now.}}",
  paused: "{isYou, select, true {You pause the game.} other {{name} pauses the game.}}",
  resumed: "{isYou, select, true {You go on with the game.} other {{name} goes on with the game.}}",
  locked: "The host has locked the table.",
  unlocked: "The table is open again.",
  timedOut:
    "{isYou, select, true {Your time ran out: a bot decided once.} other {{name} ran out of time: a bot decided once.}}",
  claimed:
    "{isYou, select, true {The rest of the tricks are yours.} other {The rest of the tricks are {name}’s.}}",
  undoAsked:
    "{isYou, select, true {You ask to take your last decision back.} other {{name} asks to take the last decision back.}}",
  undoRefused:
    "{isYou, select, true {You did not agree: the decision stands.} other {{name} does not agree: the decision stands.}}",
  undone:
    "{isYou, select, true {You took your last decision back.} other {{name} took the last decision back.}}",
  lateHands: {
    agreed:
      "{isYou, select, true {You let watchers see all hands, one hand late.} other {{name} lets watchers see all hands, one hand late.}}",
    takenBack:
      "{isYou, select, true {You no longer let watchers see hands.} other {{name} does not let watchers see hands.}}",
  },
  askedForHint: "{isYou, select, true {You asked for a hint.} other {{name} asked for a hint.}}",
});

/** What happened at the table beside the game, in sentences; emotes are seen, not told. */
export function newsLines(news: readonly News[], people: People, ownName: string | null): readonly LogLine[] {
  return news.flatMap((each) => newsLine(each, personIn(each, people, ownName)) ?? []);
}

function newsLine(news: News, person: NamedPerson): LogLine | null {
  const text = newsText(news, person);
  return text === null ? null : { who: person.name, text };
}

/** Whoever the news is about; by their name also when they have left their seat since. */
function personIn(news: News, people: People, ownName: string | null): NamedPerson {
  const seated = "position" in news ? people(news.position) : null;
  if (seated?.isYou === true) return seated;
  const isYou = seated === null && "name" in news && news.name === ownName;
  if (isYou) return { name: words.you, isYou };
  return { name: "name" in news ? isolated(news.name) : "", isYou: false };
}

function newsText(news: News, person: NamedPerson): string | null {
  switch (news.type) {
    case "sat":
    case "gotUp":
    case "botSat":
      return newsTexts[news.type]({ name: isolated(news.name) });
    case "tookOver":
      return newsTexts.tookOver({ name: isolated(news.name), from: isolated(news.from) });
    case "covered":
      return newsTexts.covered[news.reason](person);
    case "returned":
      return returnedText(news.botDeeds, person);
    case "hostChanged":
    case "paused":
    case "resumed":
    case "timedOut":
    case "claimed":
    case "undoAsked":
    case "undoRefused":
    case "undone":
    case "askedForHint":
      return newsTexts[news.type](person);
    case "lateHands":
      return newsTexts.lateHands[news.agrees ? "agreed" : "takenBack"](person);
    case "locked":
    case "unlocked":
      return newsTexts[news.type];
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
function returnedText({ passes, calls, secrets, cards }: BotDeeds, person: NamedPerson): string {
  const { deeds } = newsTexts;
  const done = [
    ...(passes > 0 ? [deeds.passes({ count: passes })] : []),
    ...(calls > 0 ? [deeds.calls({ count: calls })] : []),
    ...(secrets > 0 ? [deeds.secrets({ count: secrets })] : []),
    ...(cards > 0 ? [deeds.cards({ count: cards })] : []),
  ];
  return person.isYou && done.length > 0
    ? newsTexts.botDid({ deeds: listNames(done) })
    : newsTexts.returned(person);
}
