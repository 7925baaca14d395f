import type { Position } from "@buck/engine";
import type { Answer, Command, Frame, Seals } from "@buck/protocol";
import {
  fingerprintOf,
  fromHex,
  parseSeenGame,
  PART_BYTES,
  sealPart,
  toHex,
  verifySeen,
} from "@buck/records";
import type { Hash, SealReport, SeenGame } from "@buck/records";
import { createStore } from "zustand/vanilla";
import type { Platform } from "../platform.ts";
import type { ReadonlyStore, TableClient } from "../tableClient.ts";
import { seeFrame } from "./seenGame.ts";

/** What a device can say about the deals of its table. */
export interface SealState {
  /** Null before anything is known, and while no game is on. */
  readonly isSealed: boolean | null;
  /** Of the deal on the table, or of the first one to come: the same on every screen. */
  readonly fingerprint: string | null;
  /** When the game is over: what this device found. */
  readonly report: SealReport | null;
}

export interface SealWatch {
  readonly store: ReadonlyStore<SealState>;
  readonly stop: () => void;
}

interface Options {
  readonly platform: Pick<Platform, "random" | "storage">;
  readonly hash: Hash;
}

const NOTHING: SealState = { isSealed: null, fingerprint: null, report: null };
const BYTE_VALUES = 256;

/**
 * Brings this person's parts to every deal, and checks every deal when the game is over. A part is opened only after
 * the complete list of seals has shown its own.
 */
export function watchSeals(
  client: Pick<TableClient, "code" | "store" | "send">,
  options: Options,
): SealWatch {
  const watch = new SealWatcher(client, options);
  return { store: watch.store, stop: client.store.subscribe(() => void watch.look()) };
}

class SealWatcher {
  readonly store = createStore<SealState>(() => NOTHING);
  readonly #client: Pick<TableClient, "code" | "store" | "send">;
  readonly #options: Options;
  readonly #key: string;
  /** Commands on their way or answered: none is sent twice. */
  readonly #said = new Set<string>();
  #kept: SeenGame | null;
  #isLooking = false;
  #lastFrame: Frame | null = null;

  constructor(client: Pick<TableClient, "code" | "store" | "send">, options: Options) {
    this.#client = client;
    this.#options = options;
    this.#key = `buck.seals.${client.code}`;
    this.#kept = parseSeenGame(options.platform.storage.get(this.#key) ?? "");
    void this.look();
  }

  /** Looks at the newest frame, one at a time. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (let frame = this.#newest(); frame !== null; frame = this.#newest()) await this.#see(frame);
    this.#isLooking = false;
  }

  #newest(): Frame | null {
    const { frame } = this.#client.store.getState();
    if (frame === this.#lastFrame) return null;
    this.#lastFrame = frame;
    return frame;
  }

  async #see(frame: Frame): Promise<void> {
    const { seals, game } = frame;
    if (seals === null) {
      this.store.setState({
        ...NOTHING,
        isSealed: game === null || game.view.phase === "DEALING" ? null : false,
      });
      return;
    }
    this.#keep(seeFrame(this.#kept, frame));
    const fingerprint = await this.#fingerprint(seals);
    const report = seals.secret === null ? null : await this.#check(seals.secret);
    this.store.setState({ isSealed: true, fingerprint, report });
    const { position } = frame.you;
    if (position !== null && seals.secret === null) await this.#bringPart(seals, position);
  }

  #keep(seen: SeenGame | null): void {
    if (seen === this.#kept || seen === null) return;
    this.#kept = seen;
    this.#options.platform.storage.set(this.#key, JSON.stringify(seen));
  }

  async #fingerprint({ seal, deals }: Seals): Promise<string | null> {
    const shown = deals.length > 1 ? deals[0] : deals.find(({ listed }) => listed);
    const hex = [seal, ...(shown?.seals ?? [])].flatMap((each) => fromHex(each ?? "") ?? []);
    const [server, ...parts] = hex.filter((bytes) => bytes.length > 0);
    if (shown === undefined || server === undefined) return null;
    return fingerprintOf(this.#options.hash, server, parts);
  }

  /** Once for each game. */
  async #check(secret: string): Promise<SealReport | null> {
    const { report } = this.store.getState();
    if (report !== null || this.#kept === null) return report;
    return verifySeen(this.#options.hash, this.#kept, secret);
  }

  async #bringPart({ gameId, seal, deals }: Seals, seat: Position): Promise<void> {
    const next = deals.at(-1);
    // A server that changes its seal gets nothing more: at the end its secret will not fit.
    if (next === undefined || this.#kept?.seal !== seal) return;
    const { number: deal, listed, seals } = next;
    const own = this.#ownPart(deal, seat);
    const bytes = fromHex(own.part) ?? new Uint8Array();
    const ownSeal = toHex(await sealPart(this.#options.hash, { gameId, hand: deal }, { seat, part: bytes }));
    if (!listed) this.#say(`seal ${deal}`, { type: "sealPart", gameId, deal, seal: ownSeal });
    else if (seals[seat] === ownSeal) this.#open({ type: "openPart", gameId, deal, part: own.part });
  }

  /** The same part for a deal, however often it is asked for and through however many reloads. */
  #ownPart(deal: number, seat: Position): NonNullable<SeenGame["own"]> {
    const known = this.#kept?.own;
    if (known?.deal === deal && known.seat === seat) return known;
    const { random } = this.#options.platform;
    const part = toHex(Uint8Array.from({ length: PART_BYTES }, () => random.below(BYTE_VALUES)));
    const own = { deal, seat, part, isTaken: false };
    this.#keep(this.#kept && { ...this.#kept, own });
    return own;
  }

  #open(command: Extract<Command, { readonly type: "openPart" }>): void {
    this.#say(`open ${command.deal}`, command, () => {
      const own = this.#kept?.own;
      if (this.#kept === null || own?.deal !== command.deal) return;
      this.#keep({ ...this.#kept, own: { ...own, isTaken: true } });
    });
  }

  #say(what: string, command: Extract<Command, { readonly gameId: string }>, taken = () => {}): void {
    const key = `${command.gameId} ${what}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    void this.#hear(this.#client.send(command), { key, taken });
  }

  async #hear(
    answering: Promise<Answer>,
    { key, taken }: { readonly key: string; readonly taken: () => void },
  ): Promise<void> {
    const answer = await answering;
    if (answer.ok) taken();
    else if (answer.code === "NO_CONNECTION") this.#said.delete(key);
  }
}
