import { LIMITS } from "@buck/protocol";
import type { Clock, Random } from "../ports.ts";
import { isRemoved, peopleOf, withGame, withPerson } from "../state/state.ts";
import type { TableState } from "../state/state.ts";
import { grant, refusal } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** A seat moves to another device, with a code. */
export const transfer = {
  rule: { moveSeat, claimSeat },
  reduce: { tokenChanged: moved },
  follow: { gameActed: withKnownHands },
} satisfies Feature;

/** Whose tokens know which hand of this deal. */
function withKnownHands(state: TableState, { action }: ChangeOf<"gameActed">): TableState {
  if (action.type !== "DEAL") return state;
  const knownHands = peopleOf(state).map(({ tokenHash, position }) => ({ tokenHash, position }));
  return withGame(state, { knownHands });
}

function moveSeat({ person, transfers }: Request): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  return grant({ moveCode: transfers.offer(person.personId) });
}

/** The seat moves to this device; the device it was on is disconnected. */
function claimSeat(
  { state, tokenHash, sender, owner, transfers }: Request,
  { moveCode }: CommandOf<"claimSeat">,
): Ruling {
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (owner !== null) return refusal("ALREADY_SEATED");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED");
  const personId = transfers.find(moveCode, sender);
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined || personId === null) return refusal("WRONG_MOVE_CODE");
  return grant({
    changes: [{ type: "tokenChanged", personId, tokenHash }],
    effects: [
      { type: "goodbye", tokenHash: person.tokenHash, reason: "seatMoved" },
      { type: "moved", personId },
      { type: "satDown" },
    ],
  });
}

/** A token that has known another hand of this deal waits for the next one. */
function moved(
  state: TableState,
  { personId, tokenHash }: ChangeOf<"tokenChanged">,
  { seq }: ChangeContext,
): TableState {
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined) return state;
  const { position } = person;
  const knownHands = state.game?.knownHands ?? [];
  const knowsAnother = knownHands.some(
    (known) => known.tokenHash === tokenHash && known.position !== position,
  );
  const next = withPerson(state, personId, knowsAnother ? { tokenHash, since: seq } : { tokenHash });
  return withGame(next, { knownHands: [...knownHands, { tokenHash, position }] });
}

const DIGITS = 8;
/** After this many wrong guesses nothing more is heard from that sender. */
const TRIES_OF_ONE = 5;
/** After this many wrong guesses of all senders together all open codes become void. */
const TRIES_OF_ALL = 1_000;

interface Offer {
  readonly personId: string;
  readonly until: number;
}

/** One-time codes with which people move their seat to another device. Kept in memory only, and for minutes. */
export class SeatTransfers {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #offers = new Map<string, Offer>();
  readonly #wrong = new Map<string, number>();
  #allWrong = 0;

  get size(): number {
    return this.#offers.size;
  }

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Makes a new code. An older one of the same person becomes void. */
  offer(personId: string): string {
    this.#forget((offer) => offer.personId === personId || this.#isOver(offer));
    const code = Array.from({ length: DIGITS }, () => this.#random.below(10)).join("");
    this.#offers.set(code, { personId, until: this.#clock.monotonic() + LIMITS.moveCodeSeconds * 1_000 });
    return code;
  }

  /** The person whose seat a code moves; null when it is wrong or has expired. */
  find(code: string, sender: string): string | null {
    const wrong = this.#wrong.get(sender) ?? 0;
    if (wrong >= TRIES_OF_ONE) return null;
    const offer = this.#offers.get(code);
    if (offer !== undefined && !this.#isOver(offer)) return offer.personId;
    this.#wrong.set(sender, wrong + 1);
    this.#allWrong += 1;
    if (this.#allWrong >= TRIES_OF_ALL) this.#voidAll();
    return null;
  }

  withdraw(personId: string): void {
    this.#forget((offer) => offer.personId === personId);
  }

  #forget(isMeant: (offer: Offer) => boolean): void {
    for (const [code, offer] of this.#offers) if (isMeant(offer)) this.#offers.delete(code);
  }

  #isOver({ until }: Offer): boolean {
    return this.#clock.monotonic() >= until;
  }

  #voidAll(): void {
    this.#offers.clear();
    this.#wrong.clear();
    this.#allWrong = 0;
  }
}
