import { z } from "zod/mini";
import { position } from "./cards.ts";
import { decision } from "./games.ts";
import { LIMITS } from "./limits.ts";
import { message, rawName } from "./schema.ts";
import { settings } from "./settings.ts";
import { botLevel, emote, gameId, look, personId, sealHash, sealedPart } from "./table.ts";

const simple = <Type extends string>(type: Type) => message({ type: z.literal(type) });

/** The number of a deal within its game. */
const deal = z.int().check(z.gte(1));

/** Everything a person can ask of a table. */
export const command = z.discriminatedUnion("type", [
  // coming and going
  message({ type: z.literal("sit"), position, name: rawName }),
  message({ type: z.literal("watch"), name: rawName }),
  message({ type: z.literal("changeSeat"), position }),
  message({ type: z.literal("askForChair"), name: rawName }),
  message({ type: z.literal("rename"), name: rawName }),
  message({ type: z.literal("chooseLook"), look }),
  simple("leave"),
  simple("moveSeat"),
  message({ type: z.literal("claimSeat"), moveCode: z.string().check(z.regex(/^\d{8}$/)) }),
  // the host
  message({ type: z.literal("addBot"), position, level: botLevel }),
  message({ type: z.literal("removeBot"), position }),
  message({ type: z.literal("swapSeats"), a: position, b: position }),
  message({ type: z.literal("changeSettings"), settings }),
  simple("start"),
  simple("pause"),
  simple("resume"),
  message({ type: z.literal("removePlayer"), position }),
  message({ type: z.literal("readmit"), personId }),
  message({ type: z.literal("makeHost"), position }),
  message({ type: z.literal("lock"), locked: z.boolean() }),
  simple("backToLobby"),
  simple("close"),
  // the game
  message({ type: z.literal("act"), action: decision }),
  simple("claim"),
  simple("undo"),
  message({ type: z.literal("answerUndo"), agrees: z.boolean() }),
  message({ type: z.literal("showHandsLate"), agrees: z.boolean() }),
  simple("ready"),
  simple("wait"),
  simple("askForHint"),
  simple("rematch"),
  // sealed deals
  message({ type: z.literal("sealPart"), gameId, deal, seal: sealHash }),
  message({ type: z.literal("openPart"), gameId, deal, part: sealedPart }),
  // talk
  message({ type: z.literal("say"), text: z.string().check(z.maxLength(LIMITS.rawChat)) }),
  message({ type: z.literal("emote"), emote }),
]);

export const commandId = z
  .string()
  .check(z.minLength(LIMITS.commandId.min), z.maxLength(LIMITS.commandId.max), z.regex(/^[\w-]+$/));

export const commandMessage = message({
  /** Made by the client, new for each command. A repeated id gets its first answer again. */
  commandId,
  /**
   * The newest version the person had seen when they decided. `act`, `ready`, `wait`, `claim`, `undo` and `answerUndo` are
   * STALE when what they answer has changed since, and `removePlayer` and `makeHost` when who sits there has; talk, comings and goings, and decisions made at the same time do not count.
   */
  expectedVersion: z.int().check(z.gte(0)),
  command,
});

export type Command = z.infer<typeof command>;
export type CommandType = Command["type"];
export type CommandMessage = z.infer<typeof commandMessage>;
