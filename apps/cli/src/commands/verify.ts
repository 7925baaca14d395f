import { deviceHash } from "@buck/client";
import { decodeRecord, verifyRecord } from "@buck/records";
import type { Command } from "commander";
import { reportLines } from "../table/sealLines.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readGameText, refuse, refuseFile } from "./files.ts";

interface Options {
  readonly json?: boolean;
}

export function addVerifyCommand(program: Command, context: Context): void {
  program
    .command("verify")
    .summary(text.verify.summary)
    .description(text.verify.description)
    .argument("<file>", text.verify.file)
    .option("--json", text.verify.json)
    .action((file: string, options: Options) => verify(file, options, context));
}

async function verify(file: string, { json = false }: Options, context: Context): Promise<void> {
  const output = { json, terminal: () => context.terminal({}) };
  const decoded = decodeRecord(readGameText(file, output));
  if (!decoded.ok) return refuseFile(file, decoded, output);
  const report = await verifyRecord(await deviceHash(), decoded.record);
  if (report === null) return refuse(file, { code: "NOT_SEALED", message: text.verify.unsealed }, output);
  const told = json
    ? JSON.stringify({ ok: report.faults.length === 0, ...report })
    : reportLines(report).join("\n");
  output.terminal().write(`${told}\n`);
  if (report.faults.length > 0) throw new Stop(EXIT.failed, text.verify.broken);
}
