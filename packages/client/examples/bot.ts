import { chooseInProcess } from "@buck/bots";
import {
  connectLive,
  defaultPlatform,
  nextCommand,
  parseTableLink,
  playSeat,
  seatToken,
  until,
} from "@buck/client";
import type { TableClient } from "@buck/client";
import type { GameFrame } from "@buck/protocol";

/** Takes the first free seat at a table and plays there until the client is closed. */
export async function joinAsBot(link: string, name: string): Promise<TableClient> {
  const address = parseTableLink(link, "http://localhost:3000");
  if (address === null) throw new Error(`${link} is not a link to a table`);
  const platform = defaultPlatform();
  const client = connectLive({ ...address, token: seatToken(address, platform), platform });
  await sitDown(client, name);
  // Your own bot goes here: from what its seat sees to one legal action.
  const choose = (game: GameFrame) =>
    chooseInProcess({ ...game, level: "medium" }, (below) => platform.random.below(below));
  playSeat(client, { clock: platform.clock, next: (shown) => nextCommand(shown, choose) });
  return client;
}

/** Takes the first free seat; where somebody else was faster, the next one. */
async function sitDown(client: TableClient, name: string): Promise<void> {
  for (;;) {
    const { frame } = await until(client, ({ connection }) => connection === "online");
    const seat = frame?.table.seats.find(({ kind }) => kind === "empty");
    if (seat === undefined) throw new Error("There is no free seat");
    const answer = await client.send({ type: "sit", position: seat.position, name });
    if (answer.ok) return;
    if (answer.code !== "SEAT_TAKEN") throw new Error(answer.message ?? answer.code);
    // The answer may come before the frame that shows who sits there.
    await until(client, (state) => (state.frame?.version ?? 0) >= answer.version);
  }
}

async function play(link: string, name: string): Promise<void> {
  const client = await joinAsBot(link, name);
  console.log(`${name} sits at the table.`);
  for (;;) {
    await until(client, ({ frame }) => frame?.game?.view.gameOver === true);
    console.log("The game is over.");
    await until(client, ({ frame }) => frame?.game?.view.gameOver !== true);
  }
}

const [script, link, name = "Robot"] = process.argv.slice(1);
if (script === import.meta.filename && link !== undefined) await play(link, name);
