import type { Position } from "@buck/engine";
import type { Answer, Command, Frame } from "@buck/protocol";

/** What the person wants to do at the table. */
export type JoinRequest =
  | { readonly kind: "watch"; readonly name: string }
  | { readonly kind: "sit"; readonly name: string; readonly seat: Position | null };

const MOST_NAMESAKES = 5;

/** Sits down or watches, as "Ann 2" where the name is taken; null when no seat is free. */
export async function enterTable(
  frame: Frame,
  request: JoinRequest,
  send: (command: Command) => Promise<Answer>,
): Promise<Answer | null> {
  for (let namesakes = 1; ; namesakes += 1) {
    const name = namesakes === 1 ? request.name : `${request.name} ${namesakes}`;
    const command = enter(frame, { ...request, name });
    if (command === null) return null;
    const answer = await send(command);
    if (answer.ok || answer.code !== "NAME_TAKEN" || namesakes === MOST_NAMESAKES) return answer;
  }
}

function enter({ table }: Frame, request: JoinRequest): Command | null {
  const { name } = request;
  if (request.kind === "watch") return { type: "watch", name };
  if (request.seat !== null) return { type: "sit", position: request.seat, name };
  const empty = table.seats.find(({ kind }) => kind === "empty");
  // In a running game a bot's seat can be taken over where the host allows it.
  const bot = table.stage === "playing" ? table.seats.find(({ kind }) => kind === "bot") : undefined;
  const seat = empty ?? bot;
  return seat === undefined ? null : { type: "sit", position: seat.position, name };
}
