import type { Terminal } from "./terminal.ts";
import { wrap } from "./style.ts";
import { usesScreen } from "./openUi.ts";
import type { OpenUiOptions } from "./openUi.ts";

/** Asks until the answer is y or n: a single key on a screen, a line otherwise. */
export async function askYesNo(
  terminal: Terminal,
  question: string,
  options: Pick<OpenUiOptions, "lines"> = {},
): Promise<boolean> {
  if (usesScreen(terminal, options)) return askForKey(terminal, question);
  for (;;) {
    const answer = (await terminal.ask(question))?.trim().toLowerCase();
    if (answer === "y" || answer === "n") return answer === "y";
  }
}

function askForKey(terminal: Terminal, question: string): Promise<boolean> {
  return new Promise((resolve) => {
    const draw = () => screen.draw(wrap(question, terminal.size().columns));
    const screen = terminal.openScreen({
      onKey: (key) => {
        if (key !== "y" && key !== "n") return;
        screen.close();
        resolve(key === "y");
      },
      onResize: draw,
    });
    draw();
  });
}
