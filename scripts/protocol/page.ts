import { format } from "oxfmt";
import { Describer } from "./describe.ts";
import { ERRORS } from "./errors.ts";
import { EXAMPLE } from "./example.ts";
import { INTRODUCTION } from "./introduction.ts";
import { BOUNDS } from "./limits.ts";
import { paragraphs } from "./markdown.ts";
import type { SchemaName } from "./schemas.ts";

const MESSAGES: readonly SchemaName[] = [
  "Handshake",
  "CreateTable",
  "Created",
  "CommandMessage",
  "Command",
  "Answer",
  "Welcome",
  "SharedUpdate",
  "OwnUpdate",
  "Frame",
  "Presence",
  "Goodbye",
];
const TABLE: readonly SchemaName[] = [
  "TableInfo",
  "Settings",
  "Rules",
  "Seat",
  "Look",
  "You",
  "Seals",
  "SealedDeal",
  "Timer",
  "ChatLine",
  "EveningGame",
  "News",
];
const GAME: readonly SchemaName[] = [
  "GameFrame",
  "HandEvents",
  "GameUpdate",
  "PrivateNews",
  "Trick",
  "PlayedCard",
  "Card",
];
const BUCK: readonly SchemaName[] = ["BuckView", "BuckPlayer", "BuckOptions", "BuckDecision", "BuckEvent"];
const EUCHRE: readonly SchemaName[] = [
  "EuchreView",
  "EuchrePlayer",
  "EuchreOptions",
  "EuchreDecision",
  "EuchreEvent",
];
const WORDS: readonly SchemaName[] = [
  "Position",
  "Suit",
  "CardId",
  "ShortCard",
  "Code",
  "Token",
  "GameId",
  "PersonId",
  "CommandId",
  "RawName",
  "BotLevel",
  "Emote",
];

/** The whole page, formatted as it is kept. */
export async function protocolPage(): Promise<string> {
  const describer = new Describer();
  const sections = (names: readonly SchemaName[]) => names.map((name) => describer.section(name));
  const page = paragraphs(
    INTRODUCTION,
    "## Messages",
    ...sections(MESSAGES),
    "## The table",
    ...sections(TABLE),
    describer.alike("TableChanges"),
    "## The game",
    ...sections(GAME),
    "## Buck Euchre",
    ...sections(BUCK),
    describer.alike("BuckUpdateEvent"),
    "## Classic Euchre",
    ...sections(EUCHRE),
    describer.alike("EuchreUpdateEvent"),
    "## Small things",
    describer.words(WORDS),
    ERRORS,
    BOUNDS,
    EXAMPLE,
  );
  describer.finish();
  const { code, errors } = await format("protocol.md", page, { printWidth: 110, proseWrap: "always" });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
