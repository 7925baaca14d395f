import type { GameName, Games } from "@buck/engine";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import { buckInTerminal } from "./buck/index.ts";
import { euchreInTerminal } from "./euchre/index.ts";

/** The one place in the terminal that knows which games there are. */
export const TERMINAL_GAMES: { readonly [Name in GameName]: TerminalGame<Games[Name]> } = {
  buck: buckInTerminal,
  euchre: euchreInTerminal,
};
