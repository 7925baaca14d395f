import type { Command } from "@buck/protocol";
import { act, backToLobby, pause, ready, rematch, resume, start } from "./game.ts";
import { addBot, changeSettings, close, lock, removeBot, removePlayer, swapSeats } from "./hosting.ts";
import { changeSeat, leave, rename, sit } from "./seats.ts";
import { emote, say } from "./talk.ts";
import { refuse } from "./verdict.ts";
import type { Ask, Verdict } from "./verdict.ts";
import { claimSeat, moveSeat, watch } from "./visiting.ts";

/** Whether a wish is granted, and what changes then. Nothing at the table changes by it. */
export function decide(ask: Ask, command: Command): Verdict {
  if (ask.state.stage === "closed") return refuse("CLOSED");
  switch (command.type) {
    case "sit":
      return sit(ask, command);
    case "watch":
      return watch(ask, command);
    case "changeSeat":
      return changeSeat(ask, command);
    case "rename":
      return rename(ask, command);
    case "leave":
      return leave(ask);
    case "moveSeat":
      return moveSeat(ask);
    case "claimSeat":
      return claimSeat(ask, command);
    case "addBot":
      return addBot(ask, command);
    case "removeBot":
      return removeBot(ask, command);
    case "swapSeats":
      return swapSeats(ask, command);
    case "changeSettings":
      return changeSettings(ask, command);
    case "start":
      return start(ask);
    case "pause":
      return pause(ask);
    case "resume":
      return resume(ask);
    case "removePlayer":
      return removePlayer(ask, command);
    case "lock":
      return lock(ask, command);
    case "backToLobby":
      return backToLobby(ask);
    case "close":
      return close(ask);
    case "act":
      return act(ask, command);
    case "ready":
      return ready(ask);
    case "rematch":
      return rematch(ask);
    case "say":
      return say(ask, command);
    case "emote":
      return emote(ask, command);
  }
}
