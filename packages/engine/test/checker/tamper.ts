import type { JudgedStep } from "./referee.ts";
import type { SeenAction, SeenCard, SeenPlayer, SeenState, SeenTrick } from "./seen.ts";

export function changeState(change: (state: SeenState) => Partial<SeenState>) {
  return (step: JudgedStep): JudgedStep => ({ ...step, after: { ...step.after, ...change(step.after) } });
}

export function changeSeat(
  seat: number,
  change: (player: SeenPlayer, state: SeenState) => Partial<SeenPlayer>,
) {
  return changeState((state) => ({
    players: state.players.map((player) =>
      player.position === seat ? { ...player, ...change(player, state) } : player,
    ),
  }));
}

export function changeAction(change: (step: JudgedStep) => Partial<JudgedStep["action"]>) {
  return (step: JudgedStep): JudgedStep => ({ ...step, action: { ...step.action, ...change(step) } });
}

export function left(seat: number | null | undefined): number {
  return ((seat ?? 0) + 1) % 4;
}

export function lastTrick(tricks: readonly SeenTrick[], change: (trick: SeenTrick) => Partial<SeenTrick>) {
  return tricks.map((trick, index) => (index === tricks.length - 1 ? { ...trick, ...change(trick) } : trick));
}

export const isAction =
  (type: string) =>
  ({ action }: JudgedStep) =>
    action.type === type;
export const enters =
  (phase: string) =>
  ({ before, after }: JudgedStep) =>
    after.phase === phase && before.phase !== phase;
export const winsTrick = ({ before, after }: JudgedStep) => after.tricks.length > before.tricks.length;
export const hears =
  (type: string) =>
  ({ events }: JudgedStep) =>
    events.some((event) => event.type === type);

const SISTERS = new Map([
  ["SPADES", "CLUBS"],
  ["CLUBS", "SPADES"],
  ["HEARTS", "DIAMONDS"],
  ["DIAMONDS", "HEARTS"],
]);

export function isTrumpIn({ trumpSuit }: SeenState): (card: SeenCard) => boolean {
  const leftBower = `${SISTERS.get(trumpSuit ?? "")}_JACK`;
  return ({ suit, id }) => suit === trumpSuit || id === leftBower;
}

export function isTrumpLed(state: SeenState): boolean {
  const led = state.currentTrick.cards[0];
  return led !== undefined && isTrumpIn(state)(led.card);
}

export function handOf(state: SeenState, { playerPosition = 0 }: SeenAction): readonly SeenCard[] {
  return state.players[playerPosition]?.hand ?? [];
}
