import { chooseInProcess } from "@buck/bots";
import {
  connectLive,
  defaultPlatform,
  makeToken,
  nextCommand,
  playSeat,
  type ClientState,
  type TableClient,
} from "@buck/client";
import type { Answer, Command, Frame } from "@buck/protocol";

const platform = defaultPlatform();

export const newToken = () => makeToken(platform.random);

export interface GuestOptions {
  readonly url: string;
  readonly table: string;
  readonly token?: string;
}

const guests = new Set<Guest>();

/** Before the server goes: whoever is still there would look for it again and again. */
export function closeGuests(): void {
  for (const guest of guests) guest.close();
  guests.clear();
}

/** When nothing more is shown for so long, what is waited for will never be. */
const STILL_MS = 20_000;

/** Somebody at a table with the client that everybody uses. */
export class Guest {
  readonly client: TableClient;
  /** Everything they were shown. */
  readonly frames: Frame[] = [];

  constructor({ url, table, token = newToken() }: GuestOptions) {
    this.client = connectLive({ server: url, code: table, token, platform });
    this.client.store.subscribe(({ frame }, before) => {
      if (frame !== null && frame !== before.frame) this.frames.push(frame);
    });
    guests.add(this);
  }

  get state(): ClientState {
    return this.client.store.getState();
  }

  get frame(): Frame {
    const { frame } = this.state;
    if (frame === null) throw new Error("nothing was shown yet");
    return frame;
  }

  /** Resolves once this holds; rejects when the table ends it, or nothing more is shown. */
  until(holds: (state: ClientState) => boolean): Promise<this> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        stop();
        settle();
      };
      const giveUp = () =>
        end(() => reject(new Error(`Never ${String(holds)}: ${JSON.stringify(this.state)}`)));
      const look = () => {
        clearTimeout(timer);
        if (holds(this.state)) end(() => resolve(this));
        else if (this.state.ending !== null) giveUp();
        else timer = setTimeout(giveUp, STILL_MS);
      };
      const stop = this.client.store.subscribe(look);
      look();
    });
  }

  arrived(): Promise<this> {
    return this.until(({ connection }) => connection === "online");
  }

  send(command: Command): Promise<Answer> {
    return this.client.send(command);
  }

  async must(command: Command): Promise<Answer> {
    const answer = await this.send(command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.code}`);
    return answer;
  }

  close(): void {
    this.client.close();
  }
}

export function isOver({ game }: Frame): boolean {
  return game?.view.phase === "GAME_OVER";
}

/** What this person does now; null while others are to act. */
export function nextWish(frame: Frame, random: (below: number) => number): Command | null {
  return nextCommand(frame, (game) => chooseInProcess({ ...game, level: "medium" }, random));
}

/** Plays like a medium bot; what is refused is said again. */
export function playOn({ client }: Guest, random: (below: number) => number): void {
  playSeat(client, { clock: platform.clock, next: (frame) => nextWish(frame, random) });
}
