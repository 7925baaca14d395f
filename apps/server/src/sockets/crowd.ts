import type { Config } from "../config.ts";

type Room = Pick<Config, "maxConnections" | "connectionsPerAddress">;

/** How many are connected, in all and from where. */
export class Crowd {
  readonly #room: Room;
  readonly #from = new Map<string, number>();
  #size = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get size(): number {
    return this.#size;
  }

  hasRoomFor(neighbourhood: string): boolean {
    const { maxConnections, connectionsPerAddress } = this.#room;
    return this.#size < maxConnections && this.#countFrom(neighbourhood) < connectionsPerAddress;
  }

  enter(neighbourhood: string): void {
    this.#size += 1;
    this.#from.set(neighbourhood, this.#countFrom(neighbourhood) + 1);
  }

  leave(neighbourhood: string): void {
    this.#size -= 1;
    const left = this.#countFrom(neighbourhood) - 1;
    if (left > 0) this.#from.set(neighbourhood, left);
    else this.#from.delete(neighbourhood);
  }

  #countFrom(neighbourhood: string): number {
    return this.#from.get(neighbourhood) ?? 0;
  }
}
