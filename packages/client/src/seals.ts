import type { CardId, Position } from "@buck/engine";
import type { Answer, Command, Frame, GameFrame, Seals } from "@buck/protocol";
import {
  PART_BYTES,
  fingerprintOf,
  fromHex,
  parseSeenGame,
  sealPart,
  toHex,
  verifySeen,
} from "@buck/records";
import type { Hash, SealReport, SeenDeal, SeenGame } from "@buck/records";
import { createStore } from "zustand/vanilla";
import type { Platform } from "./platform.ts";
import type { ReadonlyStore, TableClient } from "./tableClient.ts";

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

const NOBODY: SeenDeal["seals"] = [null, null, null, null];

/** A game of which nothing has been seen but its seal. */
function unseen({ gameId, seal }: Seals): SeenGame {
  return { gameId, seal, own: null, deals: [], faults: [] };
}

/** What the device keeps after another frame; the same object when the frame shows nothing new. */
function seeFrame(before: SeenGame | null, { game, seals }: Frame): SeenGame | null {
  if (seals === null) return before;
  const kept = before?.gameId === seals.gameId ? before : unseen(seals);
  const listed = seals.deals.filter((deal) => deal.listed).reduce(seeList, kept);
  const onTable = (seals.deals.at(-1)?.number ?? 1) - 1;
  const dealt = seals.deals.find(({ number }) => number === onTable);
  if (game === null || dealt === undefined || game.view.gameId !== seals.gameId) return listed;
  return seeCards(listed, { number: onTable, openings: dealt.openings, sight: sightOf(game) });
}

/** A list of seals must never change. */
function seeList(kept: SeenGame, { number, seals }: Seals["deals"][number]): SeenGame {
  const known = kept.deals.find((deal) => deal.number === number);
  if (known === undefined) {
    const deal = { number, seals, openings: NOBODY, dealer: null, turnUp: null, cards: [] };
    return { ...kept, deals: [...kept.deals, deal] };
  }
  const isSame = known.seals.every((seal, seat) => seal === seals[seat]);
  return isSame ? kept : withFault(kept, "changedSeals", number);
}

function withFault(kept: SeenGame, type: SeenGame["faults"][number]["type"], hand: number): SeenGame {
  const isKnown = kept.faults.some((fault) => fault.type === type && fault.hand === hand);
  return isKnown ? kept : { ...kept, faults: [...kept.faults, { type, hand }] };
}

interface Sight {
  /** Null once the deal has moved on, while the last hand still lies there. */
  readonly dealer: Position | null;
  readonly turnUp: CardId | null;
  readonly cards: SeenDeal["cards"];
}

/** Every card that a view shows of the hand on the table. */
function sightOf({ view }: GameFrame): Sight {
  const held = view.players.flatMap(({ position, hand }) =>
    (hand ?? []).map(({ id }) => ({ seat: position, card: id })),
  );
  const played = [...view.tricks, view.currentTrick].flatMap(({ cards }) =>
    cards.map(({ card, playerPosition }) => ({ seat: playerPosition, card: card.id })),
  );
  const dealer = view.phase === "DEALING" ? null : view.dealerPosition;
  return { dealer, turnUp: view.turnUpCard?.id ?? null, cards: [...held, ...played] };
}

interface Dealt {
  readonly number: number;
  readonly openings: SeenDeal["openings"];
  readonly sight: Sight;
}

function seeCards(kept: SeenGame, { number, openings, sight }: Dealt): SeenGame {
  const known = kept.deals.find((deal) => deal.number === number);
  if (known === undefined) return kept;
  const isKnown = ({ seat, card }: SeenDeal["cards"][number]) =>
    known.cards.some((each) => each.seat === seat && each.card === card);
  const news = sight.cards.filter((each) => !isKnown(each));
  const dealer = known.dealer ?? sight.dealer;
  if (news.length === 0 && dealer === known.dealer) return kept;
  const seen = {
    ...known,
    openings,
    dealer,
    turnUp: known.turnUp ?? sight.turnUp,
    cards: [...known.cards, ...news],
  };
  const deals = kept.deals.map((deal) => (deal === known ? seen : deal));
  return withOwnCounted({ ...kept, deals }, seen);
}

/** A part that the table took must be among those it dealt with. */
function withOwnCounted(kept: SeenGame, { number, openings }: SeenDeal): SeenGame {
  const { own } = kept;
  if (own === null || own.deal !== number || !own.isTaken || openings[own.seat] === own.part) return kept;
  return withFault(kept, "leftOut", number);
}

/** What this package needs of Web Crypto; it knows the types of neither browsers nor Node. */
interface Subtle {
  digest(algorithm: "SHA-256", data: Uint8Array): Promise<ArrayBuffer>;
  importKey(
    format: "raw",
    key: Uint8Array,
    algorithm: { readonly name: "HMAC"; readonly hash: "SHA-256" },
    extractable: false,
    usages: readonly ["sign"],
  ): Promise<unknown>;
  sign(algorithm: "HMAC", key: unknown, data: Uint8Array): Promise<ArrayBuffer>;
}

declare const crypto: { readonly subtle?: Subtle };

/** The device's own hash. Browsers have none on pages without TLS, such as a table in the home network. */
export async function deviceHash(subtle: Subtle | null = crypto.subtle ?? null): Promise<Hash> {
  return subtle === null ? libraryHash() : platformHash(subtle);
}

function platformHash(subtle: Subtle): Hash {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    hmacSha256: async (key, data) => {
      const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, data));
    },
  };
}

async function libraryHash(): Promise<Hash> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return {
    sha256: async (data) => sha256(data),
    hmacSha256: async (key, data) => hmac(sha256, key, data),
  };
}
