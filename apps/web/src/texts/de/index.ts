import type { Translation } from "../messages.ts";
import { againDe } from "./again.ts";
import { buckDe } from "./buck.ts";
import { buckRulesDe } from "./buckRules.ts";
import { cardsDe } from "./cards.ts";
import { celebrationDe } from "./celebration.ts";
import { chatDe } from "./chat.ts";
import { coachDe } from "./coach.ts";
import { coachClassicDe } from "./coachClassic.ts";
import { dailyDe } from "./daily.ts";
import { errorsDe } from "./errors.ts";
import { euchreDe } from "./euchre.ts";
import { euchreRulesDe } from "./euchreRules.ts";
import { eveningDe } from "./evening.ts";
import { faultsDe } from "./faults.ts";
import { hintsDe } from "./hints.ts";
import { homeDe } from "./home.ts";
import { lateHandsDe } from "./lateHands.ts";
import { learnDe } from "./learn.ts";
import { learnClassicDe } from "./learnClassic.ts";
import { lobbyDe } from "./lobby.ts";
import { looksDe } from "./looks.ts";
import { menuDe } from "./menu.ts";
import { moveDe } from "./move.ts";
import { nameDe } from "./name.ts";
import { newTableDe } from "./newTable.ts";
import { newsDe } from "./news.ts";
import { playDe } from "./play.ts";
import { practiceDe } from "./practice.ts";
import { refusalsDe } from "./refusals.ts";
import { replayDe } from "./replay.ts";
import { sealsDe } from "./seals.ts";
import { settingsDe } from "./settings.ts";
import { signalsDe } from "./signals.ts";
import { statisticsDe } from "./statistics.ts";
import { tableNamesDe } from "./tableNames.ts";
import { tablePageDe } from "./tablePage.ts";
import { teamsDe } from "./teams.ts";
import { tvDe } from "./tv.ts";
import { visitorDe } from "./visitor.ts";
import { waysToPlayDe } from "./waysToPlay.ts";
import { wordsDe } from "./words.ts";
import { yourGamesDe } from "./yourGames.ts";

export const translationDe: Translation = {
  again: againDe,
  buck: buckDe,
  buckRules: buckRulesDe,
  cards: cardsDe,
  celebration: celebrationDe,
  chat: chatDe,
  coach: coachDe,
  coachClassic: coachClassicDe,
  daily: dailyDe,
  errors: errorsDe,
  euchre: euchreDe,
  euchreRules: euchreRulesDe,
  evening: eveningDe,
  faults: faultsDe,
  hints: hintsDe,
  home: homeDe,
  lateHands: lateHandsDe,
  learn: learnDe,
  learnClassic: learnClassicDe,
  lobby: lobbyDe,
  looks: looksDe,
  menu: menuDe,
  move: moveDe,
  name: nameDe,
  newTable: newTableDe,
  news: newsDe,
  play: playDe,
  practice: practiceDe,
  refusals: refusalsDe,
  replay: replayDe,
  seals: sealsDe,
  settings: settingsDe,
  signals: signalsDe,
  statistics: statisticsDe,
  tableNames: tableNamesDe,
  tablePage: tablePageDe,
  teams: teamsDe,
  tv: tvDe,
  visitor: visitorDe,
  waysToPlay: waysToPlayDe,
  words: wordsDe,
  yourGames: yourGamesDe,
};
