import type { Position } from "@buck/engine";
import type { Code, Frame, Presence, Seat, Settings, TableInfo, You } from "@buck/protocol";
import { listNames, playTexts } from "@buck/words";
import type { TeamMark } from "@buck/words";
import { gameTexts, ruleSheet, teamAt } from "../../games/index.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { newTableTexts } from "../../texts/en/newTable.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { tableName } from "../../texts/tablePage.ts";

type NamedPerson = Extract<Seat, { readonly kind: "person" }>;

/** A seat as this viewer sees it. */
export type LobbySeat =
  | Exclude<Seat, NamedPerson>
  | (NamedPerson & { readonly isYou: boolean; readonly isHost: boolean; readonly isHere: boolean });

/** Everything a lobby shows. */
export interface LobbyInfo {
  readonly code: Code;
  readonly name: string;
  readonly gameTitle: string;
  /** What the game is played to, in a few words. */
  readonly goal: string;
  /** By position; null where everybody plays for themselves. */
  readonly teams: readonly (TeamMark | null)[];
  readonly seats: readonly LobbySeat[];
  readonly role: You["role"];
  readonly isHost: boolean;
  readonly hostName: string | null;
  readonly locked: boolean;
  /** Whether this viewer, who has no seat, may take one. */
  readonly offersSeats: boolean;
  /** The host has removed this viewer. */
  readonly isRemoved: boolean;
  /** Whom the host may let back in. */
  readonly removed: TableInfo["removed"];
  readonly settings: Settings;
  /** Who asks for one more chair. */
  readonly chairAsks: readonly string[];
  /** The settings with one chair more; null where the game has no more. */
  readonly withMoreChairs: Settings | null;
  /** The settings with one chair less; null where all are needed. */
  readonly withFewerChairs: Settings | null;
  /** The game whose deals are dealt here; null where decks are shuffled. */
  readonly sameDeals: TableInfo["sameDeals"];
  /** One sentence for each rule that differs from the usual. */
  readonly unusualRules: readonly string[];
  readonly watchers: Pick<Presence, "watchers" | "watcherNames">;
  /** Whether watchers may see hands late; null for who is not asked. */
  readonly lateHands: Consent | null;
}

export function lobbyInfo(
  language: Language,
  frame: Frame,
  { here, watchers, watcherNames }: Presence,
): LobbyInfo {
  const form = newTableTexts(language).form;
  const { table, you } = frame;
  const { settings, host } = table;
  const seats = table.seats.map((seat): LobbySeat => {
    if (seat.kind !== "person") return seat;
    const isHere = here.includes(seat.position);
    return { ...seat, isYou: seat.position === you.position, isHost: seat.personId === host, isHere };
  });
  const { game } = settings.rules;
  const { goal, unusual, players } = ruleSheet(language, settings.rules);
  const isAnyFree = seats.some(({ kind }) => kind === "empty");
  const withChairs = (number: number): Settings | null => {
    const isOffered = players?.values.some(({ value }) => value === String(number)) === true;
    return isOffered ? { ...settings, rules: players.with(String(number)) } : null;
  };
  const mayChange = table.sameDeals === null;
  const viewer = you.position ?? "spectator";
  const hostSeat = seats.find((seat) => seat.kind === "person" && seat.isHost);
  return {
    code: table.code,
    name: tableName(language, settings),
    gameTitle: gameTexts(language, game).title,
    goal,
    teams: table.seats.map(({ position }) => teamAt(language, game, position, viewer)),
    seats,
    role: you.role,
    isHost: you.isHost,
    hostName: hostSeat?.kind === "person" ? hostSeat.name : null,
    locked: table.locked,
    offersSeats: !table.locked && !you.isRemoved,
    isRemoved: you.isRemoved,
    removed: you.isHost ? table.removed : [],
    settings,
    chairAsks: table.chairAsks,
    withMoreChairs: mayChange ? withChairs(seats.length + 1) : null,
    withFewerChairs: mayChange && isAnyFree ? withChairs(seats.length - 1) : null,
    sameDeals: table.sameDeals,
    unusualRules: settings.hints === "off" ? unusual : [...unusual, form.hints.texts[settings.hints]],
    watchers: { watchers, watcherNames },
    lateHands: consentOf(language, frame),
  };
}

export function emptySeats(seats: readonly LobbySeat[]): readonly LobbySeat[] {
  return seats.filter(({ kind }) => kind === "empty");
}

/** You sit at the bottom of the picture; everybody else looks from seat 0. */
export function ownPosition(seats: readonly LobbySeat[]): Position {
  return seats.find((seat) => seat.kind === "person" && seat.isYou)?.position ?? 0;
}

interface LobbyTeam {
  readonly mark: TeamMark;
  readonly names: readonly string[];
}

type Seating = Pick<LobbyInfo, "seats" | "teams">;

/** Who plays with whom; empty where everybody plays for themselves. */
export function lobbyTeams(language: Language, { seats, teams }: Seating): readonly LobbyTeam[] {
  return LETTERS.flatMap((letter) => {
    const mark = teams.find((team) => team?.letter === letter);
    if (mark === undefined || mark === null) return [];
    const own = seats.filter(({ position }) => teams[position]?.letter === letter);
    return [{ mark, names: own.map((seat) => seatName(language, seat)) }];
  });
}

const LETTERS = ["A", "B"] as const;

export function seatName(language: Language, seat: LobbySeat): string {
  const t = lobbyTexts(language).room;
  const play = playTexts(language);
  if (seat.kind === "empty") return t.open;
  return seat.kind === "person" && seat.isYou ? play.you : seat.name;
}

/** What changing two seats would mean: with teams, who would play with whom. */
export function swapText(language: Language, { seats, teams }: Seating, a: Position, b: Position): string {
  const t = lobbyTexts(language).room;
  const seat = seats.find(({ position }) => position === b);
  if (seat === undefined) return "";
  if (seat.kind === "empty") return t.moveTo({ number: b + 1 });
  const person = { name: seatName(language, seat), isYou: seat.kind === "person" && seat.isYou };
  const swapped = seats.map((each): LobbySeat => {
    if (each.position === a) return { ...each, position: b };
    return each.position === b ? { ...each, position: a } : each;
  });
  const [one, other] = lobbyTeams(language, { seats: swapped, teams });
  if (one === undefined || other === undefined) return t.swap(person);
  if (teams[a]?.letter === teams[b]?.letter) return t.swapPartners(person);
  return t.swapTeams({
    ...person,
    one: listNames(language, one.names),
    other: listNames(language, other.names),
  });
}

/** Whether a player lets watchers see hands late, and how far the table has come. */
export interface Consent {
  readonly isAgreed: boolean;
  /** Somebody else has agreed, and it takes this player, too. */
  readonly isAsked: boolean;
  readonly status: string;
}

/** Null for who does not play here, and where nobody may watch. */
export function consentOf(language: Language, { table, you }: Frame): Consent | null {
  const t = tableTexts(language).lateHands;
  const play = playTexts(language);
  const { lateHands, settings, seats } = table;
  if (you.position === null || !settings.watching) return null;
  const people = seats.filter((seat) => seat.kind === "person");
  const agreed = people.filter(({ position }) => lateHands.agreed.includes(position));
  const others = people.filter((seat) => !agreed.includes(seat));
  const named = (list: typeof people) =>
    listNames(
      language,
      list.map(({ position, name }) => (position === you.position ? play.you : name)),
    );
  const status =
    agreed.length === 0
      ? t.nobody
      : others.length > 0
        ? t.some({ names: named(agreed), others: named(others) })
        : lateHands.thisHand
          ? t.promised
          : t.all;
  const isAgreed = lateHands.agreed.includes(you.position);
  return { isAgreed, isAsked: !isAgreed && agreed.length > 0, status };
}
