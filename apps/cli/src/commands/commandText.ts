import { LEVELS } from "@buck/bots";
import type { GameName } from "@buck/engine";
import { TURN_TIMERS } from "@buck/protocol";
import { english, listChoices } from "@buck/words";
import { LEVEL_WORDS } from "../table/tableText.ts";
import { capitalised } from "../terminal/cards.ts";

/** The texts of --help. */
export const commandText = {
  name: "buck-euchre",
  description:
    "Buck Euchre and classic Euchre in a terminal: alone, around one keyboard, or at a live table.",
  exitCodes:
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a file that cannot be used,\n4 the input ended early, 5 no connection, 130 interrupted.",

  packFile: '24 lines such as "Nine of Spades", the top card first',
  order: "shuffle before every hand, or always deal the pack as it is",
  players: `four times a name and a type: ${listChoices(english, ["Human", ...LEVELS.map(capitalised)])}`,
  hotSeatUsage: (points: string) =>
    `[options] <pack_file> <shuffle|noshuffle> ${points} <name0> <type0> ... <name3> <type3>`,
  rule: "a house rule; you may give several",
  seed: "the same seed gives the same cards and the same bots",
  save: "write the record of the game to a file; `replay` reads it",
  plain: "no colors and no symbols",

  game: "which game",
  preset: "the house rules of classic Euchre to start from; whos-deal when none is named",
  pace: "how long what others do stays on the screen",
  lines: "questions and answers line by line instead of a whole screen",
  json: "print JSON for programs",

  levels: `Levels of bots:\n${LEVELS.map((level) => `  ${level.padEnd(8)}${LEVEL_WORDS[level]}`).join("\n")}`,

  play: {
    summary: "play against three bots",
    description:
      "Plays Buck Euchre or classic Euchre against three bots. Press ? at the table for the keys. The deals are not sealed as at live tables, because only this machine takes part.",
    name: "your name",
    bots: "the level of the bots: one for all, or three separated by commas",
  },
  simulate: {
    summary: "let bots play many games",
    description: "Plays games between four bots as fast as it can and counts who won.",
    games: "how many games",
    bots: "the level of the bots: one for all, or four separated by commas",
    seed: "the same seed gives the same games; without one, a random seed is used and printed",
  },
  replay: {
    summary: "step through a recorded game, checked by the rules",
    description:
      "Reads a record (from --save, or from a table on a server) or an EGN file, checks every move by the rules, and steps through it. Without a terminal, or with --lines, it prints the whole game.",
    file: "a record or an EGN file",
    at: "start at this step of this hand, such as 3.5, as in the address of a game's page",
    noStep: (at: string) => `This game has no step ${at}.`,
    lines: "print the whole game line by line instead of stepping through it",
    json: "print every hand with its tricks, winners and scores as JSON",
  },
  review: {
    summary: "judge every decision of a recorded game",
    description:
      "Reads a record or an EGN file and compares what was done with the best choice, from what each player knew then. If luck could explain it, it is not a mistake, and luck is counted separately.",
    json: "print every decision with its cost as JSON",
  },
  verify: {
    summary: "check the sealed deals of a record",
    description:
      "Computes every deck of a record from its seals and compares it with what was dealt. The record of a game comes from the table it was played at.",
    file: "a record",
    unsealed: "The deals of this game were not sealed.",
    broken: "The deals do not match the seals.",
    json: "print the report as JSON",
  },
  link: "the table's link, or its code alone",
  server: "where tables without an address are; BUCK_SERVER sets it, too",
  join: {
    summary: "sit down at a live table",
    description:
      "Sits down at a live table, beside people in browsers. The same command brings you back to your seat.",
    seat: "which seat, 0 to 3; the first free one otherwise",
  },
  watch: {
    summary: "watch a live table",
    description: "Watches a live table. Nobody's cards are shown.",
    json: "print every frame as a line of JSON",
  },
  club: {
    summary: "see a club, and sit down or watch at its tables",
    description:
      "Lists who is in a club now, its open tables, the card night, who leads and the next evening. With --sit or --watch it goes to one of its tables.",
    link: "the club's link, or its code alone",
    join: "become a member under --name",
    sit: "sit down at this table of the list; without a number at the first with a free chair",
    watch: "watch this table of the list",
    badLink: (typed: string) => `"${typed}" is not the link or the code of a club.`,
    notMember: (club: string) => `You do not belong to ${club} yet. Add --join to become a member.`,
    noTable: "There is no such table in the club now.",
  },
  host: {
    summary: "make a live table and sit down at it",
    description: "Makes a table on a server and prints its link and QR code. You are its host.",
    title: "what the table is called",
    bots: "fill seats with bots: how many, or a level for each, such as hard,expert",
    pace: "how fast the table goes on",
    timer: `seconds to decide before a bot does: ${TURN_TIMERS.filter((timer) => timer !== null).join(", ")}`,
    hints: "who may ask what an expert would do: nobody, learners while the table is told, or all",
    noJoin: "only make the table and print its link",
    json: "only make the table and print its link as JSON",
    botsNeedHost: "Bots sit down with the host: --bots goes with neither --json nor --no-join.",
  },
  hotSeat: {
    euchre: {
      summary: "classic Euchre around one keyboard",
      description:
        "Plays classic Euchre at this terminal. Players 0 and 2 are partners against 1 and 3; player 0 deals first. The deals are not sealed: only this machine takes part.",
      pointsArgument: "<points_to_win>",
      points: "the game ends when a team has this many",
      example:
        "Example:\n  buck-euchre euchre pack.txt shuffle 10 Alice Human Bob Human Cara Human Dave Human",
    },
    buck: {
      summary: "Buck Euchre around one keyboard",
      description:
        "Plays Buck Euchre at this terminal, everybody for themselves. With noshuffle player 0 deals first. The deals are not sealed: only this machine takes part.",
      pointsArgument: "<start_score>",
      points: "where everybody's score starts: 10, 15, 20 or 25; zero wins",
      example:
        "Example:\n  buck-euchre buck pack.txt shuffle 15 Alice Human Bob Medium Cara Medium Dave Easy",
    },
  } satisfies Record<GameName, object>,
} as const;
