import { setTimeout as wait } from "node:timers/promises";
import {
  connectLive,
  defaultPlatform,
  legalDecisions,
  makeToken,
  nextCommand,
  parseTableLink,
  playSeat,
} from "@buck/client";
import type { GameDecision, Position } from "@buck/engine";
import type { Command, Frame } from "@buck/protocol";

const THINKS_MS = 250;
/** Until a finished trick has been looked at and has slid away. Bots at a quick table do not wait for that. */
const LOOKS_MS = 1_600;

const platform = defaultPlatform();

/** Somebody without a browser, so that the one that is measured has the machine for itself. They leave when told to. */
export async function seatFriend(link: string, position: Position): Promise<() => void> {
  const address = parseTableLink(link, "");
  if (address === null) throw new Error(`${link} is not a link to a table`);
  const client = connectLive({ ...address, token: makeToken(platform.random), platform });
  await client.send({ type: "sit", position, name: `Friend ${position}` });
  const stop = playSeat(client, { clock: platform.clock, next: nextWish });
  return () => {
    stop();
    client.close();
  };
}

async function nextWish(frame: Frame): Promise<Command | null> {
  const command = nextCommand(frame, () => shyDecision(frame));
  if (command?.type === "act") await wait(isNewTrick(frame) ? LOOKS_MS : THINKS_MS);
  return command;
}

/** Never bids and always stays: the person who is measured plays every hand against three. */
function shyDecision(frame: Frame): GameDecision {
  const decisions = legalDecisions(frame);
  const chosen = decisions.find(isShy) ?? decisions[0];
  if (chosen === undefined) throw new Error("There is nothing to decide");
  return chosen;
}

function isShy(action: GameDecision): boolean {
  if (action.type === "PLACE_BID") return action.amount === "PASS";
  return action.type === "FOLD_DECISION" && !action.folded;
}

function isNewTrick({ game }: Frame): boolean {
  return game?.view.phase === "PLAYING" && game.view.currentTrick.cards.length === 0;
}
