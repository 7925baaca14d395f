import { chooseInProcess } from "@buck/bots";
import { connectLive, defaultPlatform, makeToken, nextCommand, playSeat, until } from "@buck/client";
import type { ClientState, TableClient } from "@buck/client";
import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";

/** Somebody at the same table with another client, who plays as a bot would. */
export class Guest {
  readonly #client: TableClient;

  constructor(server: string, code: string) {
    const platform = defaultPlatform();
    const { clock, random } = platform;
    this.#client = connectLive({ server, code, token: makeToken(random), platform });
    const next = (frame: Frame) =>
      nextCommand(frame, (game) =>
        chooseInProcess({ ...game, level: "medium" }, (count) => random.below(count)),
      );
    playSeat(this.#client, { clock, next });
  }

  get frame(): Frame | null {
    return this.#client.store.getState().frame;
  }

  async sit(position: Position, name: string): Promise<void> {
    await this.until(({ you }) => you.role === "visitor");
    await this.#client.send({ type: "sit", position, name });
    await this.until(({ you }) => you.role === "player");
  }

  /** Resolves once what is shown is so. */
  until(holds: (frame: Frame) => boolean): Promise<ClientState> {
    return until(this.#client, ({ frame }) => frame !== null && holds(frame));
  }

  leave(): void {
    this.#client.close();
  }
}
