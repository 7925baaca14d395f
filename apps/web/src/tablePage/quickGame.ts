import { POSITIONS } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, Command, Created } from "@buck/protocol";
import { createTable } from "../client/live/create.ts";
import { tablePageTexts } from "../texts/tablePage.ts";
import { handOver } from "../session/handover.ts";
import { openConnection } from "../session/tableConnection.ts";

const BOTS = POSITIONS.slice(1).map((position): Command => ({ type: "addBot", position, level: "medium" }));
const START: Command = { type: "start" };

/** A table with three bots, already dealing: what "play now" means. */
export async function quickGame(name: string): Promise<Created> {
  // Nobody else is kept waiting, and nobody else has to keep up.
  const settings = { ...DEFAULT_SETTINGS, title: tablePageTexts.quickTable, pace: "quick" } as const;
  const made = await createTable(settings, name === "" ? tablePageTexts.player : name);
  if (!made.ok) return made;
  const connection = openConnection(made.code);
  const answers = await Promise.all([...BOTS, START].map((wish) => connection.live.send(wish)));
  const refusal = answers.find(isRefusal);
  if (refusal === undefined) handOver(connection);
  else connection.close();
  return refusal ?? made;
}

type Refusal = Extract<Answer, { readonly ok: false }>;

function isRefusal(answer: Answer): answer is Refusal {
  return !answer.ok;
}
