import { z } from "zod/mini";
import * as buck from "../../packages/protocol/src/buck.ts";
import * as cards from "../../packages/protocol/src/cards.ts";
import * as commands from "../../packages/protocol/src/commands.ts";
import * as euchre from "../../packages/protocol/src/euchre.ts";
import * as evening from "../../packages/protocol/src/evening.ts";
import * as games from "../../packages/protocol/src/games.ts";
import * as messages from "../../packages/protocol/src/messages.ts";
import * as table from "../../packages/protocol/src/table.ts";
import * as updates from "../../packages/protocol/src/updates.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const buckView = buck.buckView.def.innerType.def.shape;
const euchreView = euchre.euchreView.def.innerType.def.shape;

/** Every schema that has a name in the documentation; what has none is written out where it is used. */
const NAMED = {
  Handshake: messages.handshake,
  CreateTable: messages.createTableMessage,
  Created: messages.created,
  Welcome: messages.welcome,
  SharedUpdate: updates.sharedUpdate,
  OwnUpdate: updates.ownUpdate,
  TableChanges: updates.tableChanges,
  Frame: messages.frame,
  CommandMessage: commands.commandMessage,
  Command: commands.command,
  Answer: messages.answer,
  Goodbye: messages.goodbye,
  Presence: table.presence,
  TableInfo: table.tableInfo,
  Settings: table.settings,
  Rules: games.rules,
  Look: table.look,
  Seat: table.seat,
  You: table.you,
  Seals: table.seals,
  SealedDeal: table.sealedDeal,
  Timer: table.timer,
  ChatLine: table.chatLine,
  EveningGame: evening.eveningGame,
  News: table.news,
  GameFrame: games.gameFrame,
  HandEvents: games.handEvents,
  GameUpdate: games.gameUpdate,
  PrivateNews: games.privateNews,
  BuckOptions: buck.buckOptions,
  BuckView: buck.buckView,
  BuckPlayer: buckView.players.def.innerType.def.element,
  BuckDecision: buck.buckDecision,
  BuckEvent: buck.buckEvent,
  BuckUpdateEvent: buck.buckUpdateEvent,
  EuchreOptions: euchre.euchreOptions,
  EuchreView: euchre.euchreView,
  EuchrePlayer: euchreView.players.def.innerType.def.element,
  EuchreDecision: euchre.euchreDecision,
  EuchreEvent: euchre.euchreEvent,
  EuchreUpdateEvent: euchre.euchreUpdateEvent,
  Trick: cards.trick,
  PlayedCard: cards.playedCard,
  Card: cards.card,
  CardId: cards.cardId,
  ShortCard: cards.cardInShort,
  Suit: cards.suit,
  Position: cards.position,
  Code: table.code,
  Token: table.token,
  GameId: table.gameId,
  PersonId: table.personId,
  CommandId: commands.commandId,
  RawName: table.rawName,
  BotLevel: table.botLevel,
  Emote: table.emote,
} as const;

export type SchemaName = keyof typeof NAMED;

/** The named schemas as JSON schema; one that is used in another is a `$ref` of `#` and its name. */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#${id}`,
    unrepresentable: "any",
    io: "input",
  });
  return new Map(Object.entries(schemas));
}
