import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Code, Frame, Presence, Seat, Settings, TableInfo, You } from "@buck/protocol";
import { gameTexts, ruleSheet, teamAt } from "../games/index.ts";
import { consentOf } from "../lateHands/consent.ts";
import type { Consent } from "../lateHands/consent.ts";
import type { TeamMark } from "../texts/teams.ts";
import { newTableTexts } from "../texts/newTable.ts";
import { tableName } from "../texts/tablePage.ts";

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
  /** The game whose deals are dealt here; null where decks are shuffled. */
  readonly sameDeals: TableInfo["sameDeals"];
  /** One sentence for each rule that differs from the usual. */
  readonly unusualRules: readonly string[];
  readonly watching: number;
  /** Whether watchers may see hands late; null for who is not asked. */
  readonly lateHands: Consent | null;
}

export function lobbyInfo(frame: Frame, { here, watchers }: Presence): LobbyInfo {
  const { table, you } = frame;
  const { settings, host } = table;
  const seats = table.seats.map((seat): LobbySeat => {
    if (seat.kind !== "person") return seat;
    const isHere = here.includes(seat.position);
    return { ...seat, isYou: seat.position === you.position, isHost: seat.personId === host, isHere };
  });
  const { game } = settings.rules;
  const { goal, unusual } = ruleSheet(settings.rules);
  const viewer = you.position ?? "spectator";
  const hostSeat = seats.find((seat) => seat.kind === "person" && seat.isHost);
  return {
    code: table.code,
    name: tableName(settings),
    gameTitle: gameTexts(game).title,
    goal,
    teams: POSITIONS.map((position) => teamAt(game, position, viewer)),
    seats,
    role: you.role,
    isHost: you.isHost,
    hostName: hostSeat?.kind === "person" ? hostSeat.name : null,
    locked: table.locked,
    offersSeats: !table.locked && !you.isRemoved,
    isRemoved: you.isRemoved,
    removed: you.isHost ? table.removed : [],
    settings,
    sameDeals: table.sameDeals,
    unusualRules:
      settings.hints === "off" ? unusual : [...unusual, newTableTexts.hints.texts[settings.hints]],
    watching: watchers,
    lateHands: consentOf(frame),
  };
}

export function emptySeats(seats: readonly LobbySeat[]): readonly LobbySeat[] {
  return seats.filter(({ kind }) => kind === "empty");
}

/** You sit at the bottom of the picture; everybody else looks from seat 0. */
export function ownPosition(seats: readonly LobbySeat[]): Position {
  return seats.find((seat) => seat.kind === "person" && seat.isYou)?.position ?? 0;
}
