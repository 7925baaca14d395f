import { reviewGame } from "@buck/bots/review";
import type { GameReview } from "@buck/bots/review";
import { readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";
import type { Command } from "commander";
import { reviewJson, reviewLines } from "../review/reviewText.ts";
import { Progress } from "../terminal/progress.ts";
import type { Note } from "../terminal/progress.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readGameText, refuseFile } from "./gameFile.ts";

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
