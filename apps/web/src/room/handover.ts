import { openRoom } from "./room.ts";
import type { Room } from "./room.ts";

let waiting: Room | null = null;

/** Keeps an open line for the screen that comes next, so that it need not connect again. */
export function handOver(room: Room): void {
  waiting?.close();
  waiting = room;
}

/** The line somebody has handed over, or a new one. */
export function takeRoom(code: string): Room {
  const room = waiting;
  waiting = null;
  if (room?.live.code === code) return room;
  room?.close();
  return openRoom(code);
}
