import type { Translation } from "../messages.ts";
import { againFr } from "./again.ts";
import { buckFr } from "./buck.ts";
import { buckRulesFr } from "./buckRules.ts";
import { cardsFr } from "./cards.ts";
import { celebrationFr } from "./celebration.ts";
import { chatFr } from "./chat.ts";
import { coachFr } from "./coach.ts";
import { coachClassicFr } from "./coachClassic.ts";
import { dailyFr } from "./daily.ts";
import { errorsFr } from "./errors.ts";
import { euchreFr } from "./euchre.ts";
import { euchreRulesFr } from "./euchreRules.ts";
import { eveningFr } from "./evening.ts";
import { faultsFr } from "./faults.ts";
import { hintsFr } from "./hints.ts";
import { homeFr } from "./home.ts";
import { lateHandsFr } from "./lateHands.ts";
import { learnFr } from "./learn.ts";
import { learnClassicFr } from "./learnClassic.ts";
import { lobbyFr } from "./lobby.ts";
import { looksFr } from "./looks.ts";
import { menuFr } from "./menu.ts";
import { moveFr } from "./move.ts";
import { nameFr } from "./name.ts";
import { newTableFr } from "./newTable.ts";
import { newsFr } from "./news.ts";
import { playFr } from "./play.ts";
import { practiceFr } from "./practice.ts";
import { refusalsFr } from "./refusals.ts";
import { replayFr } from "./replay.ts";
import { sealsFr } from "./seals.ts";
import { settingsFr } from "./settings.ts";
import { signalsFr } from "./signals.ts";
import { statisticsFr } from "./statistics.ts";
import { tableNamesFr } from "./tableNames.ts";
import { tablePageFr } from "./tablePage.ts";
import { teamsFr } from "./teams.ts";
import { tvFr } from "./tv.ts";
import { visitorFr } from "./visitor.ts";
import { waysToPlayFr } from "./waysToPlay.ts";
import { wordsFr } from "./words.ts";
import { yourGamesFr } from "./yourGames.ts";

export const translationFr: Translation = {
  again: againFr,
  buck: buckFr,
  buckRules: buckRulesFr,
  cards: cardsFr,
  celebration: celebrationFr,
  chat: chatFr,
  coach: coachFr,
  coachClassic: coachClassicFr,
  daily: dailyFr,
  errors: errorsFr,
  euchre: euchreFr,
  euchreRules: euchreRulesFr,
  evening: eveningFr,
  faults: faultsFr,
  hints: hintsFr,
  home: homeFr,
  lateHands: lateHandsFr,
  learn: learnFr,
  learnClassic: learnClassicFr,
  lobby: lobbyFr,
  looks: looksFr,
  menu: menuFr,
  move: moveFr,
  name: nameFr,
  newTable: newTableFr,
  news: newsFr,
  play: playFr,
  practice: practiceFr,
  refusals: refusalsFr,
  replay: replayFr,
  seals: sealsFr,
  settings: settingsFr,
  signals: signalsFr,
  statistics: statisticsFr,
  tableNames: tableNamesFr,
  tablePage: tablePageFr,
  teams: teamsFr,
  tv: tvFr,
  visitor: visitorFr,
  waysToPlay: waysToPlayFr,
  words: wordsFr,
  yourGames: yourGamesFr,
};
