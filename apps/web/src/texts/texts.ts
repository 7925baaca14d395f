import type { Club } from "./en/club.ts";
import type { Common } from "./en/common.ts";
import type { Glossary } from "./en/glossary.ts";
import type { Home } from "./en/home.ts";
import type { Learn } from "./en/learn.ts";
import type { Lobby } from "./en/lobby.ts";
import type { NewTable } from "./en/newTable.ts";
import type { Practice } from "./en/practice.ts";
import type { Replay } from "./en/replay.ts";
import type { Settings } from "./en/settings.ts";
import type { Table } from "./en/table.ts";
import type { YourGames } from "./en/yourGames.ts";

/** Everything a language has for the app's own screens. */
export interface Texts {
  readonly club: Club;
  readonly common: Common;
  readonly glossary: Glossary;
  readonly home: Home;
  readonly learn: Learn;
  readonly lobby: Lobby;
  readonly newTable: NewTable;
  readonly practice: Practice;
  readonly replay: Replay;
  readonly settings: Settings;
  readonly table: Table;
  readonly yourGames: YourGames;
}
