import type { Command } from "@buck/protocol";
import { act, askForHint, backToLobby, claim, pause, ready, rematch, resume, start } from "./game.ts";
import {
  addBot,
  changeSettings,
  close,
  lock,
  makeHost,
  readmit,
  removeBot,
  removePlayer,
  swapSeats,
} from "./hosting.ts";
import { changeSeat, chooseLook, leave, rename, sit } from "./seats.ts";
import { showEmote, say } from "./chat.ts";
import { bringPart, bringSeal } from "./sealing.ts";
import { refusal } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";
import { claimSeat, moveSeat, watch } from "./visitors.ts";
import { answerUndo, undo } from "./undo.ts";
import { showHandsLate } from "./lateHands.ts";

/** Whether a command is granted, and what it changes then. Nothing changes here but codes for moving a seat. */
export function rulingOn(request: Request, command: Command): Ruling {
  if (request.state.stage === "closed") return refusal("CLOSED");
  switch (command.type) {
    case "sit":
      return sit(request, command);
    case "watch":
      return watch(request, command);
    case "changeSeat":
      return changeSeat(request, command);
    case "rename":
      return rename(request, command);
    case "chooseLook":
      return chooseLook(request, command);
    case "leave":
      return leave(request);
    case "moveSeat":
      return moveSeat(request);
    case "claimSeat":
      return claimSeat(request, command);
    case "start":
      return start(request);
    case "pause":
      return pause(request);
    case "resume":
      return resume(request);
    case "backToLobby":
      return backToLobby(request);
    case "act":
      return act(request, command);
    case "claim":
      return claim(request);
    case "undo":
      return undo(request);
    case "answerUndo":
      return answerUndo(request, command);
    case "showHandsLate":
      return showHandsLate(request, command);
    case "ready":
      return ready(request);
    case "askForHint":
      return askForHint(request);
    case "rematch":
      return rematch(request);
    case "sealPart":
      return bringSeal(request, command);
    case "openPart":
      return bringPart(request, command);
    case "say":
      return say(request, command);
    case "emote":
      return showEmote(request, command);
    default:
      return hostRulingOn(request, command);
  }
}

type HostCommand = CommandOf<
  | "addBot"
  | "removeBot"
  | "swapSeats"
  | "changeSettings"
  | "removePlayer"
  | "readmit"
  | "makeHost"
  | "lock"
  | "close"
>;

function hostRulingOn(request: Request, command: HostCommand): Ruling {
  switch (command.type) {
    case "addBot":
      return addBot(request, command);
    case "removeBot":
      return removeBot(request, command);
    case "swapSeats":
      return swapSeats(request, command);
    case "changeSettings":
      return changeSettings(request, command);
    case "removePlayer":
      return removePlayer(request, command);
    case "readmit":
      return readmit(request, command);
    case "makeHost":
      return makeHost(request, command);
    case "lock":
      return lock(request, command);
    case "close":
      return close(request);
  }
}
