import { costliest, reviewGame } from "@buck/bots/review";
import type { GameReview, ReviewedDecision, ReviewedPlayer } from "@buck/bots/review";
import type { Position } from "@buck/engine";
import { readGameFile, stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import type { Command } from "commander";
import { Progress } from "../terminal/progress.ts";
import type { Note } from "../terminal/progress.ts";
import { decisionWords } from "../terminal/cards.ts";
import { printable } from "../terminal/printable.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readGameText, refuseFile } from "./files.ts";

interface Options {
  readonly json?: boolean;
}

export function addReviewCommand(program: Command, context: Context): void {
  program
    .command("review")
    .summary(text.review.summary)
    .description(text.review.description)
    .argument("<file>", text.replay.file)
    .option("--json", text.review.json)
    .action((file: string, options: Options) => reviewFile(file, options, context));
}

function reviewFile(file: string, options: Options, context: Context): void {
  const output = { json: options.json === true, terminal: () => context.terminal({}) };
  const result = readGameFile(readGameText(file, output));
  if (!result.ok) return refuseFile(file, result, output);
  const { history } = result;
  const review = reviewed(history, context.note);
  const lines = output.json ? [JSON.stringify(reviewJson(history, review))] : reviewLines(history, review);
  output.terminal().write(`${lines.join("\n")}\n`);
}

function reviewed(history: GameHistory, note: Note): GameReview {
  const steps = reviewGame(history);
  let next = steps.next();
  const progress = new Progress(note, next.done === true ? 0 : next.value.all);
  while (next.done !== true) {
    progress.update(next.value.done, performance.now());
    next = steps.next();
  }
  progress.clear();
  return next.value;
}

const COSTLIEST = 3;

/** A review for people: a line for each player, then what cost most. */
function reviewLines(history: GameHistory, review: GameReview): readonly string[] {
  const worst = costliest(review, { most: COSTLIEST });
  const steps = stepsOf(history);
  return [
    ...review.players.map(playerLine),
    ...(worst.length === 0 ? [] : ["What cost the most:"]),
    ...worst.map((decision) => {
      const name = review.hands.find(({ hand }) => hand === decision.hand)?.names[decision.position];
      return mistakeLine(decision, nameOr(decision.position, name), steps[decision.index]?.step ?? 0);
    }),
  ];
}

function nameOr(position: Position, name = ""): string {
  return name === "" ? `Seat ${position + 1}` : printable(name);
}

function playerLine(player: ReviewedPlayer): string {
  const { position, accuracy, decisions, mistakes, cost, luck, costliestHand } = player;
  const name = nameOr(position, player.name);
  if (decisions === 0) return `${name}: nothing to decide`;
  const hand = costliestHand === null ? "" : `, most in hand ${costliestHand}`;
  const wrong = `${mistakes} of ${decisions} decisions cost ${cost.toFixed(1)} points${hand}`;
  return `${name}: ${Math.round(accuracy * 100)}% right, ${wrong}; ${luckWords(luck)}`;
}

/** Words, because a minus is good in one game and bad in the other. */
function luckWords(luck: number): string {
  return `luck ${luck < 0 ? "cost" : "brought"} ${Math.abs(luck).toFixed(1)} points`;
}

function mistakeLine({ hand, done, best, cost }: ReviewedDecision, name: string, step: number): string {
  const what = `${decisionWords(done.action)} where ${decisionWords(best.action)} was worth more`;
  return `  ${hand}.${step} ${name}, ${cost.toFixed(1)} points: ${what}`;
}

/** A review for programs: decisions by their addresses. */
function reviewJson(history: GameHistory, { players, hands, decisions }: GameReview): object {
  const steps = stepsOf(history);
  return {
    ok: true,
    game: history.game,
    names: history.states.at(-1)?.players.map(({ name }) => name) ?? [],
    players,
    hands,
    decisions: decisions.map(({ index, ...decision }) =>
      Object.assign({ step: steps[index]?.step ?? 0 }, decision),
    ),
  };
}
