import type { GameName, Games } from "@buck/engine";
import type { TerminalGame } from "./terminalGame.ts";
import { buckInTerminal } from "./buck.ts";
import { euchreInTerminal } from "./euchre.ts";

/** The one place in the terminal that knows which games there are. */
export const TERMINAL_GAMES: { readonly [Name in GameName]: TerminalGame<Games[Name]> } = {
  buck: buckInTerminal,
  euchre: euchreInTerminal,
};
