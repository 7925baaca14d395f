#!/usr/bin/env node
import process from "node:process";
import type { Context } from "./context.ts";
import { run } from "./program.ts";
import { lookOf } from "./terminal/look.ts";
import { NodeTerminal } from "./terminal/nodeTerminal.ts";

const { env, platform, stdin, stdout, stderr } = process;
const opened: NodeTerminal[] = [];

const context: Context = {
  terminal: ({ plain = false }) => {
    const look = lookOf({ env, isTerminal: stdout.isTTY, platform, plain });
    const terminal = new NodeTerminal({ input: stdin, output: stdout }, look);
    opened.push(terminal);
    return terminal;
  },
  env,
  note: { isTerminal: stderr.isTTY, write: (text) => stderr.write(text) },
};

process.exitCode = await run(process.argv.slice(2), context);
for (const terminal of opened) terminal.close();
