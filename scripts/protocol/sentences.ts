import { BY_GAME, CARD_SENTENCES, GAME_SENTENCES } from "./gameSentences.ts";
import type { SchemaName } from "./schemas.ts";

type Sentences = Readonly<Record<string, string>>;

const CLOSED = "Cards this viewer may not see are not in it in any form.";
const PUBLIC =
  "Events are the same for everybody and name nothing that is still secret; they are for logs, sounds and animation, and the view already contains their result.";

/** What stands under the heading of each section. */
export const NOTES: Readonly<Partial<Record<SchemaName, string>>> = {
  Handshake: "Sent as Socket.IO's `auth` when a socket connects.",
  CreateTable:
    "Makes a table and seats the maker as its host at position 0. Over a socket that named no table (`create`), or as the body of `POST /api/tables`.",
  Created: "The answer to `create`, and the body of the answer to `POST /api/tables`.",
  Welcome:
    "The first thing a socket hears at a table, again whenever its role changes, and the answer to `resync`.",
  SharedUpdate:
    "The first part of `update`: what leads from the version before to this one, the same for everybody who is told the same. What is left out has not changed; without `news` there are none, and without `timer` no clock runs.",
  OwnUpdate: "The second part of `update`, left out when empty: what this person alone is told.",
  TableChanges: "The fields of [TableInfo](#tableinfo) that have changed, each whole.",
  GameUpdate: "What has just happened in the game. Visitors are not told.",
  PrivateNews: "What this player alone has learned with the events.",
  BuckUpdateEvent: "A [BuckEvent](#buckevent) in which every card is a [ShortCard](#shortcard).",
  EuchreUpdateEvent: "A [EuchreEvent](#euchreevent) in which every card is a [ShortCard](#shortcard).",
  Frame:
    "Everything one person is shown at one version of the table. It replaces the frame before it, whole.",
  CommandMessage: "What `command` carries.",
  Command: "Everything a person can ask of a table. “Host” says who may.",
  Answer: "The answer to every `command`: done, or a code and a sentence to show.",
  Goodbye:
    "The last thing a socket hears. What each reason asks of a client stands under [Goodbyes](#goodbyes).",
  Presence: "Who is connected. It has no version and replaces the one before it.",
  TableInfo: "The table beside the game, the same for everybody.",
  Settings: "What the host chooses. All fields are always sent; there are no partial settings.",
  Rules: "Which game is played, and its house rules.",
  Look: "How somebody wants to be drawn.",
  Seat: "One of four, in the order of their positions.",
  You: "Who the table takes this socket for.",
  Seals:
    "What fixes the decks of a game before anybody sees them, the same for everybody at the table. It changes when the server's secret is sealed, when a list of seals is complete, with each deal, and at the end.",
  SealedDeal: "Seals and opened parts for one deal.",
  Timer: "A clock that runs now; count down from it without asking again.",
  ChatLine: "One line of chat. Players and watchers do not hear each other.",
  EveningGame:
    "A game that was finished at this table. Totals over all games tell how the evening goes; in each game whoever has most points has won.",
  News: "What happened at the table beside the game, for a log or a toast.",
  GameFrame: "The game as this person may see it, and what has just happened in it.",
  HandEvents:
    "What has happened in the hand on the table, with the game it belongs to. At most a few dozen events.",
  BuckOptions: "The house rules; [the rulebook](rules/buck.md#house-rules) says what each of them does.",
  BuckView: `Buck Euchre from one seat, or from none. ${CLOSED}`,
  BuckPlayer: "One player in a [BuckView](#buckview), in the order of positions.",
  BuckDecision:
    "What `act` carries in Buck Euchre. The table itself deals, reveals and goes on to the next hand.",
  BuckEvent: `What happened in Buck Euchre, in order. ${PUBLIC}`,
  EuchreOptions:
    "The house rules; [the rulebook](rules/euchre.md#house-rules) says what each of them does, and which go together. `canadian` without `goingAlone` is no message.",
  EuchreView: `Classic Euchre from one seat, or from none. Partners sit across: seats 0 and 2 are team \`a\`, seats 1 and 3 team \`b\`. ${CLOSED}`,
  EuchrePlayer: "One player in a [EuchreView](#euchreview), in the order of positions.",
  EuchreDecision:
    "What `act` carries in classic Euchre. The table itself finds the dealer, deals and goes on to the next hand.",
  EuchreEvent: `What happened in classic Euchre, in order. ${PUBLIC}`,
  Trick: "The cards of one trick in the order they were played.",
  PlayedCard: "One card of a trick.",
  Card: "One of the 24 cards.",
};

/** One sentence for every field, every variant and every small thing. */
export const SENTENCES: Readonly<Partial<Record<SchemaName, Sentences>>> = {
  Handshake: {
    protocol: "The version of this protocol the client speaks.",
    table: "The table to come to. Without it the socket can only `create`.",
    token: "Who is coming. Without it one can look and watch, not sit.",
    frames: "For simple clients: a [Frame](#frame) at every version in place of updates.",
  },
  CreateTable: {
    settings: "The settings to start with.",
    name: "The host's name.",
    token: "Becomes the host's: connect with the same one.",
    sameDealsAs: "A finished game of this server: its deals are dealt again, by its rules.",
  },
  Created: {
    true: "The table is there; connect to it with this code.",
    false: "It is not, and why.",
  },
  Welcome: {
    frame: "Where things stand. Its `news`, `said` and events are empty: nothing has just happened.",
    handEvents:
      "The public events of the hand so far, from its deal on; empty before the first deal, null where the frame shows no game.",
    chat: "The last lines of the room this person is in, oldest first.",
    evening:
      "The newest games that were finished at this table, newest last; none for visitors. When a frame's view says `gameOver`, add that game to them, once: its names, and of its score sheet the points by hand. Points are what brings a player nearer to winning: in Buck Euchre a change of the score with the other sign.",
    presence: "Who is connected now.",
  },
  SharedUpdate: {
    version: "Rises by one with everything that happens at the table.",
    at: "When this version was stored: the table's new `updatedAt`.",
    game: "What has just happened in the game.",
    news: "What led here from the version before, beside the game.",
    table: "What has changed of the table.",
    finished:
      "A game that is over now: add it to the table's `finishedGames`, of which the newest 50 are kept.",
    timer: "The clock that runs for everybody.",
    seals: "The seals where they have changed; null when there are none any more. Visitors are not told.",
    secret: "The secret of the seals where nothing else of them has changed: it is open now.",
  },
  OwnUpdate: {
    own: "Their own new cards, or what they decided in secret.",
    you: "Who they are now.",
    said: "Lines of chat that are new with this version.",
    game: "The game whole, where it cannot be followed: it begins or ends here, or is seen from elsewhere. Replaces the game.",
    lateHand:
      "What a watcher sees of the hand before, where that has changed; null when nothing any more. Replaces the frame's.",
    timer: "The clock that runs for them, in place of the shared one.",
  },
  Frame: {
    version: "Rises by one with everything that happens at the table.",
    table: "The table.",
    you: "Who you are at it.",
    game: "Null before the first game, and for visitors who do not watch.",
    news: "What led here from the version before.",
    said: "Lines of chat that are new with this version.",
    lateHand:
      "The hand before the one on the table, with every card open and what happened in it. Only for watchers, where the whole table had agreed when it was dealt and nobody has taken that back; null otherwise.",
    timer: "The clock that runs for you, or for the table.",
    seals: "The seals of the game; null where deals are not sealed, and for visitors.",
  },
  CommandMessage: {
    commandId: "Made by the client, new for each wish, the same for each retry of it.",
    expectedVersion: "The newest version the person had seen when they decided.",
    command: "The wish.",
  },
  Command: {
    sit: "Takes a free seat; in a running game a bot's seat, or that of somebody who left, to play from the next deal on. Also brings somebody back who left their seat.",
    watch: "Becomes a watcher: sees the game without any hand.",
    changeSeat: "Moves to a seat without a person, in the lobby; a bot there swaps.",
    rename: "Takes another name.",
    chooseLook: "Chooses the face and colour that everybody draws this person with.",
    leave:
      "Gets up. In a running game a bot plays on until somebody takes the seat. A watcher stops watching.",
    moveSeat: "Asks for a `moveCode` to take the seat to another device.",
    claimSeat: "Takes the seat that belongs to the code; the other device hears `seatMoved`.",
    addBot: "Host, in the lobby: a bot takes an empty seat.",
    removeBot: "Host, in the lobby: the bot goes.",
    swapSeats:
      "Host, in the lobby: two seats swap whoever sits there; in classic Euchre that is how partners are chosen.",
    changeSettings: "Host, in the lobby: replaces all settings.",
    start: "Host, in the lobby: deals the first hand; all four seats must be taken.",
    pause: "Host: nothing happens until `resume`.",
    resume: "Host: goes on.",
    removePlayer:
      "Host: that person loses the seat, which is empty then or, in a running game, a bot's. They neither sit nor watch again until the host lets them back in. Must not be stale.",
    readmit: "Host: somebody who was removed may come back.",
    makeHost: "Host: the person in that seat is host from now on. Must not be stale.",
    lock: "Host: while locked nobody new takes a seat.",
    backToLobby: "Host: leaves the game, finished or not.",
    close: "Host: ends the table for everybody.",
    act: "A decision in the game, for one's own seat. Must not be stale.",
    claim: "On lead: the rest are one's own. Granted where the cards prove it. Must not be stale.",
    undo: "Asks to take back one's own decision, the last one. Must not be stale.",
    answerUndo: "Says yes or no to somebody who asks to take back. Must not be stale.",
    showHandsLate:
      "Says whether watchers may see all hands one hand late. It needs everybody's yes; a no holds at once.",
    ready:
      "Has seen the result of the hand; when all people have, the next is dealt at once. After the end of a game: wishes for another, which the table shows. Must not be stale.",
    askForHint:
      "Says that you ask for a hint, in your own turn. Work the hint out from your own view: the table knows none.",
    rematch:
      "Host, after the end of a game: the same seats play another. In classic Euchre seat 0 deals first then, unless a black jack decides.",
    sealPart:
      "Brings the seal of one's part for the deal to come, which is the last of the `deals`. One for each deal, until its list of seals is complete. May be left out: then the deck is made without this seat.",
    openPart: "Opens that part, once the list of seals is complete and holds one's own.",
    say: "Says something to one's room: players to players, watchers to watchers.",
    emote:
      "Shows one of the six: a player at their seat for a moment, a watcher as a line in the watchers' room.",
  },
  Answer: {
    true: "Done and stored. `version` is the table's after it; `moveCode` comes with `moveSeat` alone.",
    false: "Refused, and nothing has changed. `message` can be shown as it is; `version` is the table's now.",
  },
  Goodbye: { reason: "Why the socket is closed." },
  Presence: {
    here: "Positions of the people who are connected.",
    watchers: "How many watch.",
  },
  TableInfo: {
    code: "The table's name in links and handshakes.",
    settings: "What the host has chosen.",
    stage: "`lobby` before a game, `playing` from the start until back in the lobby, `closed` for ever.",
    host: "Who may do what only hosts may; null while only bots sit here.",
    locked: "Nobody new may take a seat.",
    paused: "The host has stopped the clocks.",
    undo: "Who asks to take back the last decision (`by`), and who has agreed to it; null while nobody asks.",
    lateHands:
      "Who lets watchers see all hands one hand late (`agreed`), and whether the hand on the table will be shown to them after the next deal (`thisHand`): the whole table had agreed when it was dealt.",
    claimedBy: "Who has claimed the rest of this hand: the table plays it out, and nobody decides in it.",
    seats: "All four, by position.",
    removed: "Whom the host has removed and not let back in.",
    ready: "Who wants to go on after the result of a hand or, after a game, to play another.",
    gameId: "The game that is on, or has just ended.",
    sameDeals: "The finished game whose deals these are, or those of the next game; null otherwise.",
    finishedGames: "Games whose records can be fetched, newest last.",
    createdAt: "When the table was made, in milliseconds since 1970.",
    updatedAt: "When this version was stored, in milliseconds since 1970.",
  },
  Settings: {
    title: "What the table is called; may be empty.",
    rules: "The game and its house rules.",
    pace: "How long things are shown before the table goes on.",
    turnTimer: "Seconds to decide before a bot decides for once; null is no timer.",
    watching: "May people watch?",
    takeover: "May somebody take a bot's seat while a game is on?",
    undoWithTimer: "May decisions be taken back where there is a timer?",
    hints:
      "who may ask for a hint: `off` nobody, `learners` players on turn and the table is told, `all` nobody is told",
    graceSeconds: "Seconds before a bot plays for somebody who lost the connection.",
  },
  Seat: {
    empty: "Nobody sits there.",
    bot: "A bot sits there.",
    person:
      "A person sits there; while `covered`, a bot plays for them. With `waitsForDeal` they took the seat after the deal and play from the next one on. A client draws whoever has no `look` by their name.",
  },
  Look: { face: "The animal.", colour: "What it is drawn on." },
  You: {
    role: "`visitor` has opened the link and neither sits nor watches yet.",
    personId: "Your id at this table; null without a seat.",
    position: "Your seat; null without one.",
    isHost: "May you do what only hosts may?",
    leftSeat:
      "The seat you left in a running game. `sit` there brings you back until somebody else takes it; null otherwise.",
    isRemoved: "The host has removed this person; they cannot sit or watch.",
  },
  Seals: {
    gameId: "The game.",
    seal: "Of the server's secret for this game, in hex; it never changes.",
    secret: "The secret in hex, when the game is over or was left; null before.",
    deals: "The deal on the table and, last, the one to come.",
  },
  SealedDeal: {
    number: "From 1 within the game; a hand that everybody passed counts.",
    listed: "The list of seals is complete: nobody seals any more, and whoever did may open.",
    seals: "SHA-256 in hex by position, when the list is complete; null for a seat that brought none.",
    openings: "The parts in hex by position, once they are dealt with; null for a seat that did not open.",
  },
  Timer: {
    kind: "`turn`: a decision is due, yours if you have one to make. `next`: the table goes on by itself.",
    msLeft: "Milliseconds left when the frame was made.",
  },
  ChatLine: {
    id: "The version it came with: show each id once.",
    at: "Milliseconds since 1970.",
    room: "Who hears it.",
    name: "Who said it, as they were called then.",
    position: "Their seat then; null for a watcher.",
    text: "Plain text. Markup in it is text as well: never render it.",
  },
  News: {
    sat: "Somebody took an empty seat.",
    gotUp: "Somebody left their seat in the lobby.",
    botSat: "A bot took a seat.",
    botLeft: "A bot left a seat.",
    tookOver: "Somebody took over a seat; `from` is the name that sat there.",
    covered: "A bot plays for somebody from now on, and why.",
    undoAsked: "Somebody asks everybody who plays to let them take back the last decision.",
    undoRefused: "Somebody said no to it.",
    lateHands: "Somebody lets watchers see all hands one hand late, or takes that back.",
    undone: "The last decision was taken back: only the first `handEvents` of the hand have happened.",
    claimed: "Somebody has proved that the rest of the tricks are theirs, and the table plays them out.",
    returned: "Somebody plays for themselves again. `botDeeds` counts what the bot did for them meanwhile.",
    swapped: "Two seats changed places.",
    hostChanged: "Somebody else is host now.",
    settingsChanged: "The host changed the settings.",
    started: "A game begins.",
    paused: "The host paused the game.",
    resumed: "The game goes on.",
    locked: "The table was locked.",
    unlocked: "The table was unlocked.",
    timedOut: "Somebody did not decide in time; a bot did, once.",
    askedForHint: "A player has asked for a hint.",
    backToLobby: "The game was left.",
    emote: "A player shows an emote.",
    closed: "The table is closed.",
  },
  GameUpdate: {
    buck: "Buck Euchre; `check` is the [checksum](#following-a-game) of what everybody sees now.",
    euchre: "Classic Euchre.",
  },
  PrivateNews: {
    buck: "`hand` is what they were dealt, `folded` what they decided while decisions are covered.",
    euchre: "`hand` is what they were dealt, `discard` what they laid away.",
  },
  ...BY_GAME,
  ...GAME_SENTENCES,
  ...CARD_SENTENCES,
  Position: { Position: "A seat. They run clockwise: 1 sits to the left of 0." },
  Code: { Code: "A table. Whoever has it may come and look; it is no key to a seat." },
  Token: { Token: "A person's key, 256 random bits in base64url. Make it once per table and keep it." },
  GameId: { GameId: "A game." },
  PersonId: { PersonId: "A person at one table. Public, and no key to anything." },
  CommandId: { CommandId: "A wish." },
  RawName: { RawName: "A name or title as typed; the table cleans it and counts its letters." },
  BotLevel: { BotLevel: "How a bot plays." },
  Emote: { Emote: "Shown for a moment." },
};
