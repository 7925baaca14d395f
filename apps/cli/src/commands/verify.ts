import { deviceHash } from "@buck/client";
import { decodeRecord, verifyRecord } from "@buck/records";
import type { Command } from "commander";
import { reportLines } from "../session/sealLines.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readTextFile } from "./files.ts";

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
  const decoded = decodeRecord(readTextFile(file));
  if (!decoded.ok) throw new Stop(EXIT.badFile, `${file}: ${decoded.message}`);
  const report = await verifyRecord(await deviceHash(), decoded.record);
  if (report === null) throw new Stop(EXIT.badFile, `${file}: ${text.verify.unsealed}`);
  const terminal = context.terminal({});
  terminal.write(`${json ? JSON.stringify(report) : reportLines(report).join("\n")}\n`);
  if (report.faults.length > 0) throw new Stop(EXIT.failed, text.verify.broken);
}
