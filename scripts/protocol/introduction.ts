import { CONNECT_ERRORS, LIMITS, PROTOCOL_VERSION } from "../../packages/protocol/src/index.ts";
import type { ConnectError, Goodbye } from "../../packages/protocol/src/index.ts";
import { json, paragraphs, table } from "./markdown.ts";

const HEAD = `# Protocol

_Written by \`pnpm protocol:docs\` from the schemas in packages/protocol/src; \`pnpm protocol:check\` fails when it is out of date._

What a client and a table say to each other, complete enough to write a client of your own. The protocol's version is
\`${PROTOCOL_VERSION}\`. Messages are JSON. Every message is checked against a strict schema: an unknown field anywhere is an error, and so is a missing
one unless its table says that it may be left out.

The idea in four sentences: a client connects with a table's code and its own token. The table answers with a welcome
and from then on says at every version what happened: as an update that leads from the last picture to the next or, to a client that asks for it, as a frame, a complete picture that replaces the one before. Whatever a
person wants is a command with an id, and every command is answered. Nothing a client says or fails to say can put it ahead of, or
beside, what the table has stored.`;

const CONNECTING = `## Connecting

A client speaks [Socket.IO](https://socket.io) 4 to the server's own address at the default path \`/socket.io/\`, over WebSocket or long polling. Connection
state recovery is off: after a lost connection one connects anew and is welcomed anew.

A client may name a \`shard\` in the query of the address, a number from 0 to 65535 that is the same for everybody at one
table: where several servers share the tables, a balancer can bring these people to one of them. Nothing depends on it.

The [Handshake](#handshake) travels as Socket.IO's \`auth\`, never in the address:

${json({ protocol: PROTOCOL_VERSION, table: "ACDE-FGHJ", token: "…43 letters of base64url…" })}

A browser names the page it comes from, and the server lets in pages of its own address, of its public one, and of those its host has allowed. Clients that name no origin are let in.

${table(
  ["event", "from", "carries", "answered with"],
  [
    [
      "`create`",
      "client",
      "[CreateTable](#createtable)",
      "[Created](#created); only on a socket that named no table",
    ],
    ["`command`", "client", "[CommandMessage](#commandmessage)", "[Answer](#answer)"],
    ["`resync`", "client", "nothing", "[Welcome](#welcome)"],
    ["`welcome`", "server", "[Welcome](#welcome)", "–"],
    [
      "`update`",
      "server",
      "[SharedUpdate](#sharedupdate) and, where there is something to say, [OwnUpdate](#ownupdate)",
      "–",
    ],
    ["`frame`", "server", "[Frame](#frame); in place of `update`, where the handshake asks for it", "–"],
    ["`presence`", "server", "[Presence](#presence)", "–"],
    ["`goodbye`", "server", "[Goodbye](#goodbye)", "–"],
  ],
)}

Everything a client sends needs an acknowledgement callback; without one nothing is done. What the server does not know or
cannot read is answered with \`BAD_MESSAGE\`. A message may have ${LIMITS.frameBytes} bytes; a longer one ends the connection.`;

const CONNECT_ERROR_MEANINGS: Readonly<Record<ConnectError, string>> = {
  OLD_CLIENT: "The server speaks another protocol version: load the client anew.",
  BAD_HANDSHAKE: "The handshake does not have the right shape. Trying again does not help.",
  NO_SUCH_TABLE: "No table has this code.",
  TABLE_CLOSED: "The host closed the table. It does not come back.",
  SERVER_BUSY: "Too many connections or tables, or the server is stopping: wait a little and try again.",
};

const CONNECT = `### When the door stays shut

The code stands in the message of Socket.IO's \`connect_error\`.

${table(
  ["code", "meaning"],
  CONNECT_ERRORS.map((code) => [`\`${code}\``, CONNECT_ERROR_MEANINGS[code]]),
)}`;

const TOKENS = `## Tokens

A [Token](#token) is made by the client from 32 random bytes, one for each table, and kept. Whoever holds it _is_ the person: with the
same token one comes back to the same seat after a reload, a crash or a night. The server stores only its SHA-256 and never sends it
to anybody. Never put it in a link, a log or a message.

Without a token one may look at the lobby and watch, not sit. If one token connects twice to a seat, the newer socket plays and the older hears \`openedElsewhere\`. To
take a seat to another device, send \`moveSeat\`, read the eight digits of the answer's \`moveCode\`, and send \`claimSeat\` with them from the other device (with a token of its own) within ${LIMITS.moveCodeSeconds / 60} minutes.

Who connects with a token that has a seat is a \`player\` at once. Everybody else is a \`visitor\` who sees the table and who sits where, not the game, until they \`sit\` or \`watch\`.`;

const VERSIONS = `## Versions, gaps and resync

Two numbers must not be confused. The _protocol version_ is the \`protocol\` of the handshake; it changes when an older client could
misunderstand a newer server, and another one than the server's is refused with \`OLD_CLIENT\`. (1 had no \`handEvents\`, \`createdAt\` and \`updatedAt\`, and its \`connected\` was always true; 2 had frames and no updates.) The _table's version_ stands in every frame and update and rises by exactly one with everything that is stored at the table.

There are two ways to hear a table. **Frames**: a client whose handshake says \`"frames": "whole"\` gets a complete picture of two or three kilobytes at every version. It is the way to begin: nothing is computed, nothing can be computed wrongly. **Updates**: everybody else gets what happened, some 200 bytes for a card, and makes the next frame from the last one as [Following a game](#following-a-game) says. What follows is true of both.

- Keep the newest frame, whole, and throw the one before away.
- A frame whose version is one above yours continues it: its \`news\`, \`said\` and \`events\` are what happened in between, for the log, the sounds and the animation.
- A frame that is more than one above yours shows where things stand, but you have missed what happened: send \`resync\` and take the welcome for a fresh start.
- A frame at or below your version is old or the same; ignore it.
- The same is true of updates: one that is not the next is old, or tells of a gap.
- A \`welcome\` is always a fresh start. It comes unasked when you connect and when your role changes, for instance from visitor to player. A frame with another \`role\` than yours tells of a welcome you missed: send \`resync\`.
- \`presence\` has no version: it says who is connected. A frame's \`connected\` is what \`presence\` would have said when the frame was made. Somebody may come or go without a new version, so a later \`presence\` replaces the \`connected\` of the frame you have, and a later frame replaces both.
- A welcome carries \`handEvents\`: every public event of the hand on the table, from its deal on. Add the \`events\` of each following frame to them; begin anew with the \`dealt\` event of a new hand, and with nothing when \`gameId\` changes. So the hand can be told from its beginning, however late one came.`;

const FOLLOWING = `## Following a game

An \`update\` has two parts: a [SharedUpdate](#sharedupdate), the same for everybody, and an [OwnUpdate](#ownupdate) where there is something for one person alone. Together they make the next frame from the last one:

1. \`version\` is the update's; \`table\` is the last one with every field of \`table\` replaced, \`finished\` added to \`finishedGames\` and \`at\` as \`updatedAt\`; \`you\` is the own part's or stays; \`news\`, \`said\` and \`timer\` are what the update has, an own \`timer\` before the shared one; \`seals\` are the update's or stay, with its \`secret\` in them where it has one.
2. If the own part has a \`game\`, that is the game, also when it is null.
3. Otherwise the events of the shared \`game\` happen to the last view, one after the other. This is the engine's \`follow(view, events, own)\`; the rulebooks say what each event means. Cards dealt to others are counted only; \`own\` has those dealt to you. Without a shared \`game\` nothing has happened to the view.
4. Names in the view are those of the table's \`seats\`, and \`connected\` is what the last \`presence\` said.
5. If the update has events, compare the checksum. When it is another one, send \`resync\`.

The checksum is of what a spectator sees after the events, as a short text: the values of their view in the order of this page, with commas between them and every object and list in square brackets, without names of fields, quotes and spaces; cards are short, as in updates. \`viewer\`, \`options\`, and \`name\` and \`connected\` of players are left out, and so are all rows of \`scoreSheet\` but the last. So a bid is \`[0,3]\`, and a trick in which seat 2 has led the queen of diamonds is \`[1,2,[[QD,2]],null]\`. The checksum is FNV-1a in 32 bits of these bytes (start with \`811c9dc5\`; for every byte: xor, then times \`01000193\`), as eight hexadecimal digits. A client may leave it out: it only finds mistakes.`;

const COMMANDS = `## Commands, answers and staleness

Each wish of a person gets a \`commandId\` of its own (${LIMITS.commandId.min} to ${LIMITS.commandId.max} letters, digits, \`_\` or \`-\`; a random UUID will do) and is answered once the table has stored or refused it. If no answer comes, or the connection
breaks first, send the _same message again_, also over a new connection: the table answers the same id of the same token with the first answer and does nothing a second time. A new id is a new wish.

\`expectedVersion\` is the newest version the person had seen when they decided. For \`act\`, \`ready\`, \`claim\`, \`undo\` and \`answerUndo\` it matters: a decision made before the table asked for it is refused with \`STALE\`, so that a late
card never falls into another trick. For \`removePlayer\` and \`makeHost\` it matters as well: whoever came to that seat later is not meant. Show the newest frame and let the person decide again. All other commands ignore it, as long as it is there.

The effect of a command arrives as a frame, to you as to everybody. The answer may come before or after that frame; an accepted command's frame has the \`version\` of the answer, or a later one. \`STORE_FAILING\` is the one refusal worth retrying with the same id: nothing could be written at that moment, and nothing has changed.

Who sends far more than hands can is answered \`FLOODING\`, and the socket is closed.`;

const GOODBYE_MEANINGS: Readonly<Record<Goodbye["reason"], string>> = {
  openedElsewhere: "This seat was opened in another window. Connect again only if the person asks for it.",
  removed: "The host removed this person. They may look at the lobby, and come back when the host lets them.",
  closed: "The host closed the table. It does not come back.",
  restarting: "The server restarts. Connect again after a short, random wait; everything is kept.",
  flooding: "Too many messages. Wait before connecting again.",
  tooSlow: "This socket did not read what it was sent. Connect again for a fresh start.",
  seatMoved: "The seat was taken to another device with a move code.",
};

const GOODBYES = `## Goodbyes

Before the server closes a socket it says why. A connection that ends without a goodbye was lost: connect again, with growing, random pauses.

${table(
  ["reason", "what happened, and what to do"],
  Object.entries(GOODBYE_MEANINGS).map(([reason, meaning]) => [`\`${reason}\``, meaning]),
)}`;

const HTTP = `## HTTP

What follows needs no socket. Answers are JSON and never cached, but for two: a deletion has no body, and the picture is a PNG that may be kept for an hour.

### POST /api/tables

The body is a [CreateTable](#createtable), at most ${LIMITS.frameBytes} bytes; the answer a [Created](#created).

${table(
  ["status", "when"],
  [
    ["201", "the table is there"],
    ["400", "`BAD_MESSAGE`, or the code of what is wrong with name or title"],
    ["404", "`NO_SUCH_GAME`: no record of the game whose deals are wanted"],
    ["429", "`FLOODING`: too many tables from one address"],
    ["503", "`SERVER_BUSY` or `STORE_FAILING`: try again later"],
  ],
)}

### GET /api/address

Where others open this server, as \`{ "address": "https://cards.example.org" }\`: the public address that its host has configured or, for a caller on the
server's own machine, the one in the local network. It is \`null\` when the server knows no better than the caller: then a link
with the address in use works for others, unless that is \`localhost\`.

### GET /api/games/:id

The record of a finished game by its [GameId](#gameid), for anybody who knows the id; a running game has none. 404 with \`NO_SUCH_GAME\` otherwise.

${table(
  ["field", "type", "meaning"],
  [
    ["`gameId`", "[GameId](#gameid)", "The id it was asked by."],
    ["`game`", '`"buck"` or `"euchre"`', "Which game it was."],
    ["`options`", "[BuckOptions](#buckoptions) or [EuchreOptions](#euchreoptions)", "Its house rules."],
    [
      "`players`",
      '{ `position`, `name`, `kind`: `"person"` or `"bot"` } each',
      "Who sat where when it ended.",
    ],
    ["`actions`", "list of actions", "Everything that happened, as in [records](records.md)."],
    ["`times`", "list of whole numbers", "Milliseconds since 1970, one for each action."],
    [
      "`seals`",
      "an object; may be absent",
      "What was sealed and opened for each deal, as in [sealed deals](sealed-deals.md); absent where deals were not sealed.",
    ],
    [
      "`sameDealsAs`",
      "{ `gameId`, `turn` }; may be absent",
      "The game whose deals were dealt again, and by how many seats they were turned; absent where the deals were new.",
    ],
  ],
)}

Beside them are \`"format": "buck-euchre-record"\` and \`"version": 1\`: saved as a file it is a [record](records.md) that every tool reads.

### DELETE /api/games/:id

Deletes a finished game and its page for good. The header \`Authorization: Bearer TOKEN\` carries the
[Token](#token) of somebody who sat at the table when the game ended.

| status | when                                                      |
| ------ | --------------------------------------------------------- |
| 204    | it is deleted                                             |
| 403    | \`NOT_YOUR_GAME\`: the token is nobody's who sat there      |
| 404    | \`NO_SUCH_GAME\`                                            |

### GET /api/games/:id/picture.png

How a finished game ended, as a picture of 1200 by 630 for messengers: the game, the winner, the day and every score.

| status | when                                                             |
| ------ | ---------------------------------------------------------------- |
| 200    | the PNG follows; it may be kept for an hour                      |
| 302    | none can be drawn now: the picture of all other links is offered |
| 404    | \`NO_SUCH_GAME\`                                                   |

### GET /api/games/:id/egn

A finished game of classic Euchre in [Euchre Game Notation](egn.md), as a file to save.

${table(
  ["status", "when"],
  [
    ["200", "the file follows, named after the game's id"],
    ["404", "`NO_SUCH_GAME`, or `NO_NOTATION` for a game of Buck Euchre"],
    ["422", "`TOO_MANY_DEALS`: the notation holds no game as long as this"],
  ],
)}`;

export const INTRODUCTION = paragraphs(
  HEAD,
  CONNECTING,
  CONNECT,
  TOKENS,
  VERSIONS,
  FOLLOWING,
  COMMANDS,
  GOODBYES,
  HTTP,
);
