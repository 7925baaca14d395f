import { clockwiseFrom, seatsOf } from "@buck/engine";
import type { Position } from "@buck/engine";
import { BOT_LEVELS } from "@buck/protocol";
import type { Command, Frame, Seat, TableInfo } from "@buck/protocol";
import type { Board, SeatOnBoard } from "./board.ts";
import type { Choice, TableQuestion } from "./tableQuestion.ts";
import { printable } from "../terminal/printable.ts";
import { rulesLines } from "./shownGame.ts";
import { tableText as text } from "./tableText.ts";

/** The lobby as a board. */
export function lobbyBoard({ table, you }: Frame, link: string): Board {
  const seats = clockwiseFrom(you.position ?? 0, seatsOf(table.seats)).flatMap((position) => {
    const seat = table.seats.find((candidate) => candidate.position === position);
    return seat === undefined ? [] : [lobbySeat(seat, table)];
  });
  return {
    title: table.settings.title === "" ? text.tableTitle : printable(table.settings.title),
    facts: [link, ...rulesLines(table.settings.rules), ...timerOf(table.settings)],
    trump: null,
    turnUp: null,
    seats,
    hand: [],
    isWatched: you.role === "watcher",
    isLobby: true,
    lastTrick: null,
  };
}

function timerOf({ turnTimer }: TableInfo["settings"]): readonly string[] {
  return turnTimer === null ? [] : [text.timer(turnTimer)];
}

function lobbySeat(seat: Seat, { host }: TableInfo): SeatOnBoard {
  const { position } = seat;
  const empty = { score: "", tricks: 0, isOnTurn: false, played: null, isWinning: false, open: null };
  switch (seat.kind) {
    case "empty":
      return { ...empty, position, name: text.freeSeat, marks: [] };
    case "bot":
      return { ...empty, position, name: printable(seat.name), marks: [text.bot(seat.level)] };
    case "person":
      return {
        ...empty,
        position,
        name: printable(seat.name),
        marks: seat.personId === host ? [text.host] : [],
      };
  }
}

/** What the host can do before a game; null for everybody else. */
export function lobbyQuestion({ table, you }: Frame): TableQuestion<Command> | null {
  if (!you.isHost) return null;
  const choices: Choice<Command>[] = [];
  const free = table.seats.find(({ kind }) => kind === "empty");
  const bot = table.seats.findLast(({ kind }) => kind === "bot");
  if (free === undefined) choices.push(simple("g", "start the game", { type: "start" }));
  else choices.push(...botChoices(free.position));
  if (bot !== undefined) {
    choices.push(simple("x", "remove a bot", { type: "removeBot", position: bot.position }));
  }
  const why = free === undefined ? "" : `${text.waitingForPeople} ${text.levels}`;
  return { say: text.youAreHost, why, choices, refusals: new Map() };
}

/** A key for every level, from 1 for the easiest. */
function botChoices(position: Position): readonly Choice<Command>[] {
  return BOT_LEVELS.map((level, index) =>
    simple(String(index + 1), text.bot(level), { type: "addBot", position, level }),
  );
}

/** Ends the session. */
export interface End {
  readonly type: "end";
}

/** Asks what to do after a game at a table of one's own. */
export function endQuestion(): TableQuestion<Command | End> {
  const end: Choice<End> = { key: "e", words: ["end"], label: "end", action: { type: "end" } };
  const choices = [end, simple("r", "play again", { type: "rematch" })];
  return { say: text.gameOver, why: "", choices, refusals: new Map() };
}

/** Asks what to do after a game. */
export function overQuestion({ you }: Frame): TableQuestion<Command> | null {
  if (you.role !== "player") return null;
  const choices = you.isHost
    ? [
        simple("r", "play again", { type: "rematch" }),
        simple("o", "back to the lobby", { type: "backToLobby" }),
      ]
    : [simple("r", "ask for another game", { type: "ready" })];
  return { say: text.gameOver, why: "", choices, refusals: new Map() };
}

/** For somebody who is asked whether another may take back the last decision; null for everybody else. */
export function undoQuestion({ table: { undo, seats }, you }: Frame): TableQuestion<Command> | null {
  const { position } = you;
  if (undo === null || position === null || undo.by === position || undo.agreed.includes(position))
    return null;
  const seat = seats[undo.by];
  const name = seat === undefined || seat.kind === "empty" ? "" : seat.name;
  return {
    say: text.undoAsked(name),
    why: "",
    choices: [
      simple("y", "yes", { type: "answerUndo", agrees: true }),
      simple("n", "no", { type: "answerUndo", agrees: false }),
    ],
    refusals: new Map(),
  };
}

/** After a hand: to go on, and at a table that may be watched whether watchers see hands late. */
export function resultQuestion(
  { table: { lateHands }, you }: Frame,
  { isWatched }: { readonly isWatched: boolean },
): TableQuestion<Command> {
  const agrees = you.position !== null && !lateHands.agreed.includes(you.position);
  const late = simple("w", agrees ? text.showLate : text.showNone, { type: "showHandsLate", agrees });
  return {
    say: text.handOver,
    why: lateHands.thisHand ? text.promised : "",
    choices: [simple("n", "go on", { type: "ready" }), ...(isWatched ? [late] : [])],
    refusals: new Map(),
  };
}

function simple(key: string, label: string, action: Command): Choice<Command> {
  return { key, words: [label], label, action };
}
