import { buck, CARDS, type Card, type Position } from "@buck/engine";
import { shortName } from "@buck/protocol";
import type { Command, Frame, GameUpdate, OwnUpdate, SharedUpdate } from "@buck/protocol";

type Events = readonly buck.Event[];

/** What happened since a seat last looked. */
interface Seat {
  view: buck.View | null;
  unseen: Events;
}

/** An update that says something to one person alone. */
const HAS_OWN_PART = /\},\{"(own|you|said|game|timer)":/;

const CARD_BY_NAME: ReadonlyMap<unknown, Card> = new Map(CARDS.map((card) => [shortName(card), card]));

/** Without checks, because the server is measured and not those who listen to it. */
function parsed(text: string): readonly [string, SharedUpdate, OwnUpdate?] {
  return JSON.parse(text, (_key, value: unknown) => CARD_BY_NAME.get(value) ?? value);
}

function isDeal(update: GameUpdate | undefined): boolean {
  return update?.game === "buck" && update.events.some(({ type }) => type === "dealt");
}

/** The game of one table as its four lines are told: every update is read once, and followed when it is needed. */
export class TableMind {
  readonly #seats: readonly Seat[] = [0, 1, 2, 3].map(() => ({ view: null, unseen: [] }));
  #ready: readonly Position[] = [];
  version = 0;

  /** Whether the table has moved on with this. */
  hear(position: Position, text: string): boolean {
    if (text.startsWith('["welcome"')) return this.#welcome(position, text);
    if (!text.startsWith('["update"')) return false;
    const isNew = Number(/"version":(\d+)/.exec(text)?.[1]) > this.version;
    if (!isNew && !HAS_OWN_PART.test(text)) return false;
    const [, shared, own = {}] = parsed(text);
    if (isNew) this.#moveOn(shared);
    if (own.game !== undefined) this.#show(position, own.game);
    if (own.own?.game === "buck") this.#look(position, own.own);
    // Whoever was dealt cards has not heard of them yet, perhaps; nobody decides before the reveal.
    return !isDeal(shared.game) && (isNew || own.game !== undefined);
  }

  #moveOn({ version, table, game }: SharedUpdate): void {
    this.version = version;
    this.#ready = table?.ready ?? this.#ready;
    if (game?.game === "buck") this.#happen(game.events);
  }

  #welcome(position: Position, text: string): boolean {
    const [, { frame }]: readonly [string, { readonly frame: Frame }] = JSON.parse(text);
    this.version = Math.max(this.version, frame.version);
    this.#show(position, frame.game);
    return true;
  }

  #show(position: Position, game: Frame["game"]): void {
    const seat = this.#seats[position];
    if (seat === undefined) return;
    seat.view = game?.game === "buck" ? game.view : null;
    seat.unseen = [];
  }

  #happen(events: Events): void {
    for (const seat of this.#seats) seat.unseen = [...seat.unseen, ...events];
  }

  /** The seat's view with all that has happened, and what it alone has learned with the last of it. */
  #look(position: Position, own: buck.OwnNews | null): buck.View | null {
    const seat = this.#seats[position];
    if (seat === undefined || seat.view === null) return null;
    if (seat.unseen.length > 0) seat.view = buck.follow(seat.view, seat.unseen, own);
    seat.unseen = [];
    return seat.view;
  }

  /** What those say next who are to say something. */
  wishes(): readonly (readonly [Position, Command])[] {
    const view = this.#look(0, null);
    if (view === null) return [];
    if (view.gameOver) return [[0, { type: "rematch" }]];
    if (view.phase === "ROUND_OVER") {
      const people = ([0, 1, 2, 3] as const).filter((seat) => this.#seats[seat]?.view?.viewer === seat);
      return people.filter((seat) => !this.#ready.includes(seat)).map((seat) => [seat, { type: "ready" }]);
    }
    return buck.toAct(view).flatMap((seat) => this.#decision(seat));
  }

  #decision(seat: Position): readonly (readonly [Position, Command])[] {
    const view = this.#look(seat, null);
    if (view === null || view.viewer !== seat) return [];
    const decisions = buck.legalActions(view).filter(buck.isDecision);
    const action = decisions[Math.floor(Math.random() * decisions.length)];
    return action === undefined ? [] : [[seat, { type: "act", action }]];
  }
}
