import { POSITIONS } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, Command, Created } from "@buck/protocol";
import { createTable } from "../client/live/create.ts";
import { roomTexts } from "../texts/room.ts";
import { handOver } from "./handover.ts";
import { openRoom } from "./room.ts";

const BOTS = POSITIONS.slice(1).map((position): Command => ({ type: "addBot", position, level: "medium" }));
const START: Command = { type: "start" };

/** A table with three bots, already dealing: what "play now" means. */
export async function quickGame(name: string): Promise<Created> {
  // Nobody else is kept waiting, and nobody else has to keep up.
  const settings = { ...DEFAULT_SETTINGS, title: roomTexts.quickTable, pace: "quick" } as const;
  const made = await createTable(settings, name === "" ? roomTexts.player : name);
  if (!made.ok) return made;
  const room = openRoom(made.code);
  const answers = await Promise.all([...BOTS, START].map((wish) => room.live.send(wish)));
  const refusal = answers.find(isRefusal);
  if (refusal === undefined) handOver(room);
  else room.close();
  return refusal ?? made;
}

type Refusal = Extract<Answer, { readonly ok: false }>;

function isRefusal(answer: Answer): answer is Refusal {
  return !answer.ok;
}
