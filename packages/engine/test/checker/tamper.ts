import type { Judged } from "./judging.ts";
import type { SeenCard, SeenTrick } from "./seen.ts";

export interface SeenTable {
  readonly phase: string;
  readonly dealerPosition: number;
  readonly currentPlayerPosition: number | null;
  readonly players: readonly { readonly position: number; readonly hand: readonly SeenCard[] }[];
  readonly trumpSuit: string | null;
  readonly tricks: readonly SeenTrick[];
  readonly currentTrick: SeenTrick;
}

export interface SeatAction {
  readonly type: string;
  readonly playerPosition?: number;
}

export interface Tampering<State, Action> {
  readonly crime: string;
  readonly where: (step: Judged<State, Action>) => boolean;
  readonly how: (step: Judged<State, Action>) => Judged<State, Action>;
}

/** The ways to falsify a step of one game. */
export function tampering<State extends SeenTable, Action>() {
  type Step = Judged<State, Action>;
  type Player = State["players"][number];

  return {
    changeState:
      (change: (state: State) => Partial<State>) =>
      (step: Step): Step => ({ ...step, after: { ...step.after, ...change(step.after) } }),

    changeSeat:
      (seat: number, change: (player: Player, state: State) => Partial<Player>) =>
      (step: Step): Step => {
        const players = step.after.players.map((player) =>
          player.position === seat ? { ...player, ...change(player, step.after) } : player,
        );
        return { ...step, after: { ...step.after, players } };
      },

    changeAction:
      (change: (step: Step) => Partial<Action>) =>
      (step: Step): Step => ({ ...step, action: { ...step.action, ...change(step) } }),
  };
}

export function left(seat: number | null | undefined): number {
  return ((seat ?? 0) + 1) % 4;
}

export function lastTrick(tricks: readonly SeenTrick[], change: (trick: SeenTrick) => Partial<SeenTrick>) {
  return tricks.map((trick, index) => (index === tricks.length - 1 ? { ...trick, ...change(trick) } : trick));
}

interface Seen {
  readonly before: SeenTable;
  readonly after: SeenTable;
}

export const isAction =
  (type: string) =>
  ({ action }: { readonly action: SeatAction }) =>
    action.type === type;
export const enters =
  (phase: string) =>
  ({ before, after }: Seen) =>
    after.phase === phase && before.phase !== phase;
export const winsTrick = ({ before, after }: Seen) => after.tricks.length > before.tricks.length;
export const hears =
  (type: string) =>
  ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
    events.some((event) => event.type === type);

const SISTERS = new Map([
  ["SPADES", "CLUBS"],
  ["CLUBS", "SPADES"],
  ["HEARTS", "DIAMONDS"],
  ["DIAMONDS", "HEARTS"],
]);

export function isTrumpIn({ trumpSuit }: Pick<SeenTable, "trumpSuit">): (card: SeenCard) => boolean {
  const leftBower = `${SISTERS.get(trumpSuit ?? "")}_JACK`;
  return ({ suit, id }) => suit === trumpSuit || id === leftBower;
}

export function isTrumpLed(state: SeenTable): boolean {
  const led = state.currentTrick.cards[0];
  return led !== undefined && isTrumpIn(state)(led.card);
}

export function handOf(state: SeenTable, { playerPosition = 0 }: SeatAction): readonly SeenCard[] {
  return state.players[playerPosition]?.hand ?? [];
}
