import { checkWritable, writeText } from "./files.ts";
import { MOST_HANDS, playOut } from "../local/playOut.ts";
import type { Finished, Hooks, Table } from "../local/playOut.ts";
import { EXIT, Stop } from "../terminal/stop.ts";

/** Plays a game and writes its record, also of a game that nobody has won. */
export async function playAndSave<State, View, Action, Event>(
  table: Table<State, View, Action, Event>,
  hooks: Hooks<State, View, Action, Event>,
  { save }: { readonly save?: string },
): Promise<Finished<State, Action>> {
  if (save !== undefined) checkWritable(save);
  const finished = await playOut(table, hooks);
  if (save !== undefined) writeText(save, table.game.record(finished.actions));
  if (!finished.isOver) throw new Stop(EXIT.failed, `Nobody has won after ${MOST_HANDS} hands.`);
  return finished;
}
