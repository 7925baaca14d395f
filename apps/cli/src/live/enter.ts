import type { Position } from "@buck/engine";
import type { Command, Frame } from "@buck/protocol";

/** What somebody came for. */
export type Wish =
  | { readonly kind: "watch"; readonly name: string }
  | { readonly kind: "sit"; readonly name: string; readonly seat: Position | null };

/** How a visitor gets what they came for; null when every seat is somebody's. */
export function enter({ table }: Frame, wish: Wish): Command | null {
  const { name } = wish;
  if (wish.kind === "watch") return { type: "watch", name };
  if (wish.seat !== null) return { type: "sit", position: wish.seat, name };
  const empty = table.seats.find(({ kind }) => kind === "empty");
  // In a running game a bot's seat can be taken over where the host allows it.
  const bot = table.stage === "playing" ? table.seats.find(({ kind }) => kind === "bot") : undefined;
  const seat = empty ?? bot;
  return seat === undefined ? null : { type: "sit", position: seat.position, name };
}
