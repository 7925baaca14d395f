import { cardId, position, suit } from "../cards.ts";
import { command, commandId, commandMessage } from "../commands.ts";
import { eveningGame, eveningSitting } from "../evening.ts";
import { rules } from "../games.ts";
import {
  answer,
  createTableMessage,
  created,
  frame,
  goodbye,
  handshake,
  ownUpdate,
  refusalDetails,
  sharedUpdate,
  tableChanges,
  welcome,
  youChanges,
} from "../messages.ts";
import { rawName } from "../schema.ts";
import { settings } from "../settings.ts";
import {
  botLevel,
  chatLine,
  code,
  emote,
  gameId,
  look,
  news,
  personId,
  presence,
  sealedDeal,
  seals,
  seat,
  tableInfo,
  timer,
  token,
  you,
} from "../table.ts";
import { changes, fields, variants, word } from "./part.ts";
import type { Chapter } from "./part.ts";

export const TABLE_CHAPTERS: readonly Chapter[] = [
  {
    title: "Messages",
    parts: [
      fields("Handshake", handshake, "Sent as Socket.IO's `auth` when a socket connects.", {
        protocol: "The version of this protocol the client speaks.",
        table:
          "The table you join. Without it, and without a club, the socket can only `create` and `createClub`.",
        club: "The club you come to, in place of a table.",
        token: "Who you are. Without it you can look and watch, but not sit.",
        frames: "For simple clients: a [Frame](#frame) at every version instead of updates.",
      }),
      fields(
        "CreateTable",
        createTableMessage,
        "Makes a table and seats the maker as its host at position 0. Over a socket that named no table (`create`), or as the body of `POST /api/tables`.",
        {
          settings: "The settings to start with.",
          name: "The host's name.",
          token: "Becomes the host's token: connect with the same one.",
          sameDealsAs: "A finished game on this server: its deals are dealt again, under its rules.",
        },
      ),
      variants("Created", created, "ok", {
        meaning: "The answer to `create`, and the body of the answer to `POST /api/tables`.",
        rows: { true: "The table is there; connect to it with this code.", false: "It is not, and why." },
      }),
      fields("CommandMessage", commandMessage, "What the event `command` carries.", {
        commandId: "Made by the client: new for each command, the same for each retry.",
        expectedVersion: "The newest version you had when the person decided.",
        command: "The command itself.",
      }),
      variants("Command", command, "type", {
        meaning:
          "Everything a person can ask of a table. A meaning that begins with “Host” is for the host alone; “never stale” means that `expectedVersion` [matters](#commands-and-answers).",
        rows: {
          sit: "Takes a free seat; in a running game a bot's seat, or that of somebody who left, to play from the next deal on. Also brings somebody back who left their seat.",
          watch: "Becomes a watcher: sees the game without any hand.",
          changeSeat: "Moves to a seat without a person, in the lobby; a bot there swaps.",
          rename: "Takes another name.",
          askForChair:
            "In the lobby, without a seat and with none free: asks the host for one more chair. Once is enough; the table lists who asked.",
          chooseLook: "Chooses the face and color that everybody draws this person with.",
          leave:
            "Gets up. In a running game a bot plays on until somebody takes the seat. A watcher stops watching.",
          moveSeat: "Asks for a `moveCode` to take the seat to another device.",
          claimSeat: "Takes the seat that belongs to the code; the other device is sent `seatMoved`.",
          addBot: "Host, in the lobby: a bot takes an empty seat.",
          removeBot: "Host, in the lobby: the bot goes.",
          swapSeats:
            "Host, in the lobby: swaps the people in two seats; in classic Euchre that is how partners are chosen.",
          changeSettings:
            "Host, in the lobby: replaces all settings. `players` of Buck Euchre sets how many chairs there are: new ones are the last, and only empty ones go, the last first, while whoever sat behind them moves up. `CHAIR_TAKEN` when too many are taken.",
          start: "Host, in the lobby: deals the first hand; all seats must be taken.",
          pause: "Host: nothing happens until `resume`.",
          resume: "Host: the game goes on.",
          removePlayer:
            "Host: that person loses the seat, which is empty then or, in a running game, a bot's. They neither sit nor watch again until the host lets them back in. Never stale.",
          readmit: "Host: somebody who was removed may come back.",
          makeHost: "Host: the person in that seat is host from now on. Never stale.",
          lock: "Host: while locked nobody new takes a seat.",
          backToLobby: "Host: leaves the game, finished or not.",
          close: "Host: closes the table for everybody.",
          act: "A decision in the game, for your own seat. Never stale.",
          claim: "When you lead: claims the rest of the tricks. Granted if the cards prove it. Never stale.",
          undo: "Asks to take back the last decision, which was yours. Never stale.",
          answerUndo: "Your yes or no to somebody who asks to take back a decision. Never stale.",
          showHandsLate:
            "Your yes or no to showing watchers all hands one hand late. It takes everybody's yes; a no counts at once.",
          ready:
            "You have seen the result of the hand; once everybody has, the next one is dealt. After a game: you would like another one, and the table shows it. Never stale.",
          wait: "At the result of a hand: it stays until everybody who is here is ready. Never stale.",
          askForHint:
            "Announces that you take a hint on your turn. Your client works the hint out from your view; the table has none.",
          rematch:
            "Host, after a game: the same seats play another one. In classic Euchre seat 0 deals first, unless a black jack decides.",
          sealPart:
            "The seal of your part for the next deal, the last of `deals`: one for each deal, until its list of seals is complete. Without it the deck is made without your seat.",
          openPart: "Opens that part, once the list of seals is complete and yours is in it.",
          say: "A line of chat: players read players, watchers read watchers.",
          emote:
            "A player's emote is shown at their seat for a moment, a watcher's is a line of the watchers' chat.",
        },
      }),
      variants("Answer", answer, "ok", {
        meaning: "The answer to every `command`.",
        rows: {
          true: "Done and stored. `version` is the table's afterwards; only `moveSeat` and `moveDevice` are answered with a `moveCode`, and only `openTable` with a `table`.",
          false:
            "Refused; nothing has changed. A server always sends a `message`, which you may show as it is. `version` is the table's now.",
        },
      }),
      fields("RefusalDetails", refusalDetails, "What a sentence of your own about a refusal has to name.", {
        led: "`MUST_FOLLOW_SUIT`: the suit that was led.",
        leftBower: "`MUST_FOLLOW_SUIT`: the left bower, where it is what misleads.",
        minimum:
          "`BID_BELOW_MINIMUM`, `DEALER_MUST_BID`, `DEALER_BIDS_MINIMUM`: the lowest bid at the table.",
        highest: "`BID_TOO_LOW`: the highest bid so far.",
        lowest: "`BID_TOO_LOW`: the lowest bid after it.",
        amounts: "`INVALID_BID`: everything that is a bid.",
        suit: "`INVALID_SUIT`: the suit that was named.",
        why: "`INVALID_SUIT`: why it cannot be called.",
        phase: "`WRONG_PHASE`: the phase of the game.",
        seats: "`TABLE_FULL`: how many seats the table has.",
        cards: "`NOT_A_FULL_DECK`: how many cards a deck has.",
      }),
      fields(
        "Welcome",
        welcome,
        "The first message at a table, sent again whenever your role changes, and the answer to `resync`.",
        {
          frame: "The table as it is. Its `news`, `said` and `events` are empty.",
          handEvents:
            "The public events of the hand so far, beginning with its deal; empty before the first deal, null when the frame shows no game.",
          chat: "The last lines of your room, oldest first.",
          evening:
            "The newest games finished at this table, newest last; empty for visitors. Points bring a player nearer to winning: in Buck Euchre they are the change of the score with the opposite sign.",
          presence: "Who is connected now.",
        },
      ),
      fields(
        "SharedUpdate",
        sharedUpdate,
        "The first argument of `update`: what leads from the version before to this one. Everybody with the same role gets the same. What is left out has not changed, except that without `news` there is no news and without `timer` no clock runs.",
        {
          version: "Rises by one with everything that happens at the table.",
          at: "When this version was stored: the table's new `updatedAt`.",
          game: "What has just happened in the game; never sent to visitors.",
          news: "What has just happened at the table beside the game.",
          table: "What has changed about the table.",
          finished:
            "A game that is now over: add it to the table's `finishedGames`, which keeps the newest 50.",
          evening: "The same game for the evening, which keeps the newest 20; not for visitors.",
          timer: "The clock that runs for everybody.",
          seals: "The seals, if they have changed; null when there are none anymore. Never sent to visitors.",
          secret: "The secret of the seals, now open, if nothing else about them has changed.",
        },
      ),
      fields(
        "OwnUpdate",
        ownUpdate,
        "The second argument of `update`, for you alone; left out when there is nothing in it.",
        {
          own: "What you have decided in secret.",
          you: "What has changed about you.",
          said: "Lines of chat that are new with this version.",
          game: "The whole game and what has just happened in it. It replaces the game you have: at every deal, when a game begins or ends, after an undo, and when you see it from another seat.",
          lateHand:
            "What a watcher sees of the previous hand, if that has changed; null when nothing anymore. It replaces the frame's.",
          timer: "The clock that runs for you, instead of the shared one.",
        },
      ),
      fields(
        "Frame",
        frame,
        "Everything you are shown at one version of the table. It replaces the frame before it as a whole.",
        {
          version: "Rises by one with everything that happens at the table.",
          table: "The table beside the game.",
          you: "Who you are at it.",
          game: "Null before the first game, and for visitors who do not watch.",
          lateHand:
            "The previous hand with every card open and everything that happened in it. Only for watchers, and only if the whole table had agreed when it was dealt and nobody has taken that back; null otherwise.",
          news: "What has just happened at the table beside the game.",
          said: "Lines of chat that are new with this version.",
          timer: "The clock that runs for you, or for the table.",
          seals: "The seals of the game; null where deals are not sealed, and for visitors.",
          finished: "The game that ended with this version, for the evening; never sent to visitors.",
        },
      ),
      fields("Presence", presence, "Who is connected. It has no version and replaces the one before it.", {
        here: "Positions of the people who are connected.",
        watchers: "How many watch.",
        watcherNames: "What the first twenty of them are called.",
      }),
      fields(
        "Goodbye",
        goodbye,
        "The last message before the server closes a socket. [Goodbyes](#goodbyes) says what to do.",
        { reason: "Why the socket is closed." },
      ),
    ],
  },
  {
    title: "The table",
    parts: [
      fields("TableInfo", tableInfo, "The table beside the game, the same for everybody.", {
        code: "The table's name in links and handshakes.",
        settings: "What the host has chosen.",
        stage: "`lobby` before a game, `playing` from the start until back in the lobby, `closed` forever.",
        host: "The host's id; null while only bots sit here.",
        locked: "Nobody new may take a seat.",
        paused: "The host has stopped the clocks.",
        claimedBy: "Who has claimed the rest of this hand: the table plays it out, and nobody decides in it.",
        undo: "Who asks to take back the last decision (`by`), and who has agreed to it; null while nobody asks.",
        lateHands:
          "Who lets watchers see all hands one hand late (`agreed`), and whether the hand on the table will be shown to them after the next deal (`thisHand`): the whole table had agreed when it was dealt.",
        seats: "All four, by position.",
        removed: "Whom the host has removed and not let back in.",
        heldBy: "Who asked to wait at this result; null otherwise.",
        scores: "The score by position; null while no game is on.",
        chairAsks: "The names of those who asked for one more chair; empty again once there is one.",
        ready: "Who wants to go on after the result of a hand or, after a game, to play another.",
        gameId: "The game that is on, or has just ended.",
        sameDeals: "The finished game whose deals these are, or those of the next game; null otherwise.",
        finishedGames: "Games whose records can be fetched, newest last.",
        night: "Where in a card night of a club it belongs.",
        createdAt: "When the table was made, in milliseconds since 1970.",
        updatedAt: "When this version was stored, in milliseconds since 1970.",
      }),
      fields(
        "Settings",
        settings,
        "What the host chooses. All fields are always sent; there are no partial settings.",
        {
          title: "What the table is called; may be empty.",
          rules: "The game and its house rules.",
          pace: "How long things are shown before the table goes on.",
          turnTimer: "Seconds to decide before a bot decides in your place, once; null for no timer.",
          watching: "May people watch?",
          talkWithWatchers: "Do players and watchers hear each other, or each only their own kind?",
          takeover: "May somebody take a bot's seat while a game is on?",
          undoWithTimer: "May decisions be taken back where there is a timer?",
          hints:
            "Who may take hints: `off` nobody, `learners` players on their turn with an announcement to the table, `all` everybody at any time.",
          graceSeconds: "Seconds before a bot plays for somebody who has lost the connection.",
        },
      ),
      variants("Rules", rules, "game", {
        meaning: "Which game is played, and its house rules.",
        rows: { buck: "Buck Euchre.", euchre: "Classic Euchre." },
      }),
      variants("Seat", seat, "kind", {
        meaning: "One of four, in the order of their positions.",
        rows: {
          empty: "Nobody sits there.",
          bot: "A bot sits there.",
          person:
            "A person sits there; while `covered`, a bot plays for them. With `waitsForDeal` they took the seat after the deal and play from the next one on. A client draws whoever has no `look` by their name.",
        },
      }),
      fields("Look", look, "How somebody wants to be drawn.", {
        face: "The animal.",
        color: "What it is drawn on.",
      }),
      fields("You", you, "Who you are at the table.", {
        role: "`visitor` has opened the link and neither sits nor watches yet.",
        personId: "Your id at this table; null without a seat.",
        position: "Your seat; null without one.",
        isHost: "May you do what only hosts may?",
        leftSeat:
          "The seat you left in a running game. `sit` there brings you back until somebody else takes it; null otherwise.",
        freeSeats: "The seats you may take now with `sit`; empty while you have one.",
        isRemoved: "The host has removed you: you cannot sit or watch.",
        mayUndo: "You may ask for an `undo` of your last decision.",
      }),
      fields(
        "Seals",
        seals,
        "What fixes the decks of a game before anybody sees them, the same for everybody at the table. It changes when the server's secret is sealed, when a list of seals is complete, with each deal, and at the end.",
        {
          gameId: "The game.",
          seal: "Of the server's secret for this game, in hex; it never changes.",
          secret: "The secret in hex, when the game is over or was left; null before.",
          deals: "The deal on the table and, last, the one to come.",
        },
      ),
      fields("SealedDeal", sealedDeal, "Seals and opened parts for one deal.", {
        number: "From 1 within the game; a hand that everybody passed counts.",
        listed: "The list of seals is complete: nobody else may seal, and everybody who did may open.",
        seals: "SHA-256 in hex by position, when the list is complete; null for a seat that brought none.",
        openings:
          "The parts in hex by position, once they are dealt with; null for a seat that did not open.",
      }),
      fields("Timer", timer, "A clock that runs now; count down from it without asking again.", {
        kind: "`turn`: a decision is due, yours if you have one to make. `next`: the table goes on by itself.",
        msLeft: "Milliseconds left when the message was made.",
      }),
      fields(
        "ChatLine",
        chatLine,
        "One line of chat, for the people who could read it when it was written.",
        {
          id: "The version it came with: show each id once.",
          at: "Milliseconds since 1970.",
          room: "Who reads it: players, watchers, or both where the host lets them talk with each other.",
          name: "Who said it, as they were called then.",
          position: "Their seat then; null for a watcher.",
          text: "Plain text. Never render markup in it.",
        },
      ),
      fields(
        "EveningGame",
        eveningGame,
        "A game that was finished at this table. Totals over all games tell how the evening goes; in each game the seat with the most points has won.",
        {
          gameId: "Its record can be fetched by it.",
          game: "Which game was played.",
          endedAt: "When it ended, in milliseconds since 1970.",
          sittings:
            "Who sat where: the first list is for hand 0, and there is one more whenever somebody else was dealt in. A bot's hands are the bot's; whoever was dealt the last hand has won or lost the game.",
          points: "One row for each scored hand, by position.",
        },
      ),
      fields("EveningSitting", eveningSitting, "Who sat where from one scored hand on.", {
        hand: "The first of these hands, counted from 0 in `points`.",
        names: "By position.",
      }),
      variants("News", news, "type", {
        meaning: "What happened at the table beside the game, for a log or a toast.",
        rows: {
          sat: "Somebody took an empty seat.",
          gotUp: "Somebody left their seat in the lobby.",
          botSat: "A bot took a seat.",
          botLeft: "A bot left a seat.",
          tookOver: "Somebody took over a seat; `from` is the name that sat there.",
          covered: "A bot plays for somebody from now on, and why.",
          returned:
            "Somebody plays for themselves again. `botDeeds` counts what the bot did for them meanwhile.",
          swapped: "Two seats changed places.",
          hostChanged: "Somebody else is host now.",
          settingsChanged: "The host changed the settings.",
          chairAsked: "Somebody without a seat asks for one more chair.",
          started: "A game begins.",
          paused: "The host paused the game.",
          resumed: "The game goes on.",
          locked: "The table was locked.",
          unlocked: "The table was unlocked.",
          timedOut: "Somebody did not decide in time, so a bot decided, once.",
          askedForHint: "A player has asked for a hint.",
          claimed:
            "Somebody has proved that the rest of the tricks are theirs, and the table plays them out.",
          undoAsked: "Somebody asks everybody who plays to let them take back the last decision.",
          undoRefused: "Somebody said no to it.",
          undone: "The last decision was taken back: only the first `handEvents` of the hand have happened.",
          lateHands: "Somebody lets watchers see all hands one hand late, or takes that back.",
          backToLobby: "The game was left.",
          emote: "A player shows an emote.",
          closed: "The table is closed.",
        },
      }),
      changes(
        "TableChanges",
        tableChanges,
        "The fields of [TableInfo](#tableinfo) that have changed, each whole.",
      ),
      changes("YouChanges", youChanges, "The fields of [You](#you) that have changed."),
    ],
  },
];

export const SMALL_THINGS: Chapter = {
  title: "Small things",
  parts: [
    word("Position", position, "A seat. They run clockwise: 1 sits to the left of 0."),
    word("Suit", suit, "A suit."),
    word("CardId", cardId, "A card's name, like `SPADES_ACE`."),
    word("Code", code, "A table or a club. Whoever has it may come and look; it is no key to a seat."),
    word(
      "Token",
      token,
      "A person's key, 256 random bits in base64url. Make it once per table or club and keep it.",
    ),
    word("GameId", gameId, "A game."),
    word("PersonId", personId, "A person at one table. Public, and no key to anything."),
    word("CommandId", commandId, "A command."),
    word("RawName", rawName, "A name or title as typed; the table cleans it and counts its letters."),
    word("BotLevel", botLevel, "How a bot plays."),
    word("Emote", emote, "Shown for a moment."),
  ],
};
