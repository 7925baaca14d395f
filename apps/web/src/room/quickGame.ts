import { POSITIONS } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, Command, Created } from "@buck/protocol";
import { createTable } from "../client/live/create.ts";
import { LiveTable } from "../client/live/live.ts";
import { tokenFor } from "../client/live/token.ts";
import { roomTexts } from "../texts/room.ts";

const BOTS = POSITIONS.slice(1).map((position): Command => ({ type: "addBot", position, level: "medium" }));

/** A table with three bots, already dealing: what "play now" means. */
export async function quickGame(name: string): Promise<Created> {
  const settings = { ...DEFAULT_SETTINGS, title: roomTexts.quickTable };
  const made = await createTable(settings, name === "" ? roomTexts.player : name);
  if (!made.ok) return made;
  const live = new LiveTable(made.code, tokenFor(made.code));
  try {
    const answers = await Promise.all([...BOTS, { type: "start" } as const].map((wish) => live.send(wish)));
    return answers.find(isRefusal) ?? made;
  } finally {
    live.close();
  }
}

type Refusal = Extract<Answer, { readonly ok: false }>;

function isRefusal(answer: Answer): answer is Refusal {
  return !answer.ok;
}
