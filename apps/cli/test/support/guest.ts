import { chooseInProcess } from "@buck/bots";
import { connectLive, defaultPlatform, makeToken, nextCommand, playSeat } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";

/** When nothing more is shown for so long, what is waited for will never be. */
const STILL_MS = 20_000;

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

  /** Resolves once what is shown is so; rejects when nothing more is shown. */
  until(holds: (frame: Frame) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        stop();
        settle();
      };
      const giveUp = () =>
        end(() => reject(new Error(`Never ${String(holds)}: ${JSON.stringify(this.frame)}`)));
      const look = () => {
        clearTimeout(timer);
        if (this.frame !== null && holds(this.frame)) end(resolve);
        else timer = setTimeout(giveUp, STILL_MS);
      };
      const stop = this.#client.store.subscribe(look);
      look();
    });
  }

  leave(): void {
    this.#client.close();
  }
}
