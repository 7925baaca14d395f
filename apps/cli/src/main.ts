#!/usr/bin/env node
import process from "node:process";
import type { Context } from "./commands/context.ts";
import { run } from "./program.ts";
import { EXIT } from "./terminal/stop.ts";
import { detectStyle } from "./terminal/style.ts";
import { NodeTerminal } from "./terminal/nodeTerminal.ts";

const { env, platform, stdin, stdout, stderr } = process;
const isDumb = env["TERM"] === "dumb";
const opened: NodeTerminal[] = [];

const context: Context = {
  terminal: ({ plain = false }) => {
    const style = detectStyle({ env, isTerminal: stdout.isTTY, platform, plain });
    const terminal = new NodeTerminal({ input: stdin, output: stdout, style, isDumb });
    opened.push(terminal);
    return terminal;
  },
  env,
  note: { isTerminal: stderr.isTTY && !isDumb, write: (text) => stderr.write(text) },
};

// A reader that closes the pipe, such as `head`, must not cause a stack trace.
for (const stream of [stdout, stderr]) {
  stream.on("error", ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === "EPIPE" ? EXIT.done : EXIT.badFile),
  );
}

process.exitCode = await run(process.argv.slice(2), context);
for (const terminal of opened) terminal.close();
