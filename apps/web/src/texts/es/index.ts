import type { Translation } from "../messages.ts";
import { againEs } from "./again.ts";
import { buckEs } from "./buck.ts";
import { buckRulesEs } from "./buckRules.ts";
import { cardsEs } from "./cards.ts";
import { celebrationEs } from "./celebration.ts";
import { chatEs } from "./chat.ts";
import { coachEs } from "./coach.ts";
import { coachClassicEs } from "./coachClassic.ts";
import { dailyEs } from "./daily.ts";
import { errorsEs } from "./errors.ts";
import { euchreEs } from "./euchre.ts";
import { euchreRulesEs } from "./euchreRules.ts";
import { eveningEs } from "./evening.ts";
import { faultsEs } from "./faults.ts";
import { hintsEs } from "./hints.ts";
import { homeEs } from "./home.ts";
import { lateHandsEs } from "./lateHands.ts";
import { learnEs } from "./learn.ts";
import { learnClassicEs } from "./learnClassic.ts";
import { lobbyEs } from "./lobby.ts";
import { looksEs } from "./looks.ts";
import { menuEs } from "./menu.ts";
import { moveEs } from "./move.ts";
import { nameEs } from "./name.ts";
import { newTableEs } from "./newTable.ts";
import { newsEs } from "./news.ts";
import { playEs } from "./play.ts";
import { practiceEs } from "./practice.ts";
import { refusalsEs } from "./refusals.ts";
import { replayEs } from "./replay.ts";
import { sealsEs } from "./seals.ts";
import { settingsEs } from "./settings.ts";
import { signalsEs } from "./signals.ts";
import { statisticsEs } from "./statistics.ts";
import { tableNamesEs } from "./tableNames.ts";
import { tablePageEs } from "./tablePage.ts";
import { teamsEs } from "./teams.ts";
import { tvEs } from "./tv.ts";
import { visitorEs } from "./visitor.ts";
import { waysToPlayEs } from "./waysToPlay.ts";
import { wordsEs } from "./words.ts";
import { yourGamesEs } from "./yourGames.ts";

export const translationEs: Translation = {
  again: againEs,
  buck: buckEs,
  buckRules: buckRulesEs,
  cards: cardsEs,
  celebration: celebrationEs,
  chat: chatEs,
  coach: coachEs,
  coachClassic: coachClassicEs,
  daily: dailyEs,
  errors: errorsEs,
  euchre: euchreEs,
  euchreRules: euchreRulesEs,
  evening: eveningEs,
  faults: faultsEs,
  hints: hintsEs,
  home: homeEs,
  lateHands: lateHandsEs,
  learn: learnEs,
  learnClassic: learnClassicEs,
  lobby: lobbyEs,
  looks: looksEs,
  menu: menuEs,
  move: moveEs,
  name: nameEs,
  newTable: newTableEs,
  news: newsEs,
  play: playEs,
  practice: practiceEs,
  refusals: refusalsEs,
  replay: replayEs,
  seals: sealsEs,
  settings: settingsEs,
  signals: signalsEs,
  statistics: statisticsEs,
  tableNames: tableNamesEs,
  tablePage: tablePageEs,
  teams: teamsEs,
  tv: tvEs,
  visitor: visitorEs,
  waysToPlay: waysToPlayEs,
  words: wordsEs,
  yourGames: yourGamesEs,
};
