import { games } from "@buck/engine";
import type { Game, GameName, Games, Position } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { tellEach } from "../gameUi/eventLines.ts";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import { TERMINAL_GAMES } from "../games/index.ts";
import type { HotSeat } from "../hotSeat/hotSeat.ts";
import type { HotSeatTable } from "./hotSeatTable.ts";
import { MOST_HANDS } from "./mostHands.ts";

/** Plays a game at one terminal; false when nobody had won after `MOST_HANDS`. */
export async function playHotSeat(table: HotSeatTable, terminal: HotSeat): Promise<boolean> {
  let midTrick = false;
  for (;;) {
    for (const frame of table.takeFrames()) {
      tell(frame, terminal, midTrick);
      midTrick = frame.view.currentTrick.cards.length > 0;
    }
    const { game } = table;
    if (game.view.gameOver || game.view.round > MOST_HANDS) return game.view.gameOver;
    const position = nextToAct(game);
    if (position !== null) startTurn(game, terminal);
    if (position === null || !terminal.isHuman(position)) await table.next(position);
    else await table.act(position, await decide(table.gameFor(position), terminal, position));
  }
}

function nextToAct<Name extends GameName>({ game, view }: GameFrame<Name>): Position | null {
  const rules: Game<Games[Name]> = games[game];
  return rules.toAct(view)[0] ?? null;
}

function uiOf<Name extends GameName>(game: Name): TerminalGame<Games[Name]> {
  return TERMINAL_GAMES[game];
}

function tell<Name extends GameName>(
  { game, events }: GameFrame<Name>,
  terminal: HotSeat,
  midTrick: boolean,
): void {
  const { linesOf, hotSeat } = uiOf(game);
  const told = tellEach(events, linesOf, { nameOf: terminal.nameOf, firstHand: 0, midTrick });
  for (const [index, event] of events.entries()) hotSeat.game.happened(terminal, event, told[index] ?? []);
}

function startTurn<Name extends GameName>({ game, view }: GameFrame<Name>, terminal: HotSeat): void {
  uiOf(game).hotSeat.game.turn(terminal, view);
}

function decide<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  terminal: HotSeat,
  position: Position,
): Promise<Games[Name]["decision"]> {
  return uiOf(game).hotSeat.game.decide(terminal, position, view);
}
