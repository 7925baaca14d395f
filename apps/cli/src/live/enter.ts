import type { Position } from "@buck/engine";
import type { Answer, Command, Frame } from "@buck/protocol";

/** What somebody came for. */
export type Wish =
  | { readonly kind: "watch"; readonly name: string }
  | { readonly kind: "sit"; readonly name: string; readonly seat: Position | null };

const MOST_NAMESAKES = 5;

/** Comes to the table, as "Ann 2" where an Ann is already; null when every seat is somebody's. */
export async function comeIn(
  frame: Frame,
  wish: Wish,
  send: (command: Command) => Promise<Answer>,
): Promise<Answer | null> {
  for (let namesakes = 1; ; namesakes += 1) {
    const name = namesakes === 1 ? wish.name : `${wish.name} ${namesakes}`;
    const command = enter(frame, { ...wish, name });
    if (command === null) return null;
    const answer = await send(command);
    if (answer.ok || answer.code !== "NAME_TAKEN" || namesakes === MOST_NAMESAKES) return answer;
  }
}

function enter({ table }: Frame, wish: Wish): Command | null {
  const { name } = wish;
  if (wish.kind === "watch") return { type: "watch", name };
  if (wish.seat !== null) return { type: "sit", position: wish.seat, name };
  const empty = table.seats.find(({ kind }) => kind === "empty");
  // In a running game a bot's seat can be taken over where the host allows it.
  const bot = table.stage === "playing" ? table.seats.find(({ kind }) => kind === "bot") : undefined;
  const seat = empty ?? bot;
  return seat === undefined ? null : { type: "sit", position: seat.position, name };
}
