import { clubPath } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

/** The clubs this browser belongs to, and which tables it went to from them. */

export interface KnownClub {
  readonly code: string;
  readonly name: string;
}

interface TableOfClub {
  readonly table: string;
  readonly club: string;
  /** It is part of a card night: after its last hand everybody goes back to the club. */
  readonly isOfNight: boolean;
}

interface Clubs {
  /** The newest first. */
  readonly clubs: readonly KnownClub[];
  readonly tables: readonly TableOfClub[];
}

const MOST_CLUBS = 8;
const MOST_TABLES = 40;

export const useClubs = create<Clubs>()(
  persist((): Clubs => ({ clubs: [], tables: [] }), persisted("buck.clubs", parseClubs)),
);

export function rememberClub(club: KnownClub): void {
  useClubs.setState(({ clubs }) => ({
    clubs: [club, ...clubs.filter(({ code }) => code !== club.code)].slice(0, MOST_CLUBS),
  }));
}

export function forgetClub(gone: string): void {
  useClubs.setState(({ clubs, tables }) => ({
    clubs: clubs.filter(({ code }) => code !== gone),
    tables: tables.filter(({ club }) => club !== gone),
  }));
}

/** From this table the way back leads to the club. */
export function rememberTableOfClub(known: TableOfClub): void {
  useClubs.setState(({ tables }) => ({
    tables: [known, ...tables.filter(({ table }) => table !== known.table)].slice(0, MOST_TABLES),
  }));
}

/** The club from which this browser came to a table. */
export function useClubOfTable(table: string): TableOfClub | null {
  return useClubs(({ tables }) => tables.find((known) => known.table === table) ?? null);
}

/** Where whoever leaves a table goes. */
export function useHomeOfTable(table: string): string {
  const known = useClubOfTable(table);
  return known === null ? "/" : clubPath(known.club);
}

/** The table at which somebody asked for a seat from the club's page, until they are there. */
let wanted: string | null = null;

export function wantSeat(table: string): void {
  wanted = table;
}

/** Whether a seat was asked for, once. */
export function takeWantedSeat(table: string): boolean {
  const isWanted = wanted === table;
  if (isWanted) wanted = null;
  return isWanted;
}

function parseClubs(stored: unknown): Clubs {
  return {
    clubs: listIn(stored, "clubs").filter(isClub).slice(0, MOST_CLUBS),
    tables: listIn(stored, "tables").filter(isTable).slice(0, MOST_TABLES),
  };
}

function listIn(stored: unknown, key: string): readonly unknown[] {
  const list: unknown = typeof stored === "object" && stored !== null ? Reflect.get(stored, key) : [];
  return Array.isArray(list) ? list : [];
}

function isClub(value: unknown): value is KnownClub {
  return hasTexts(value, ["code", "name"]);
}

function isTable(value: unknown): value is TableOfClub {
  if (!hasTexts(value, ["table", "club"])) return false;
  return (
    typeof value === "object" &&
    value !== null &&
    "isOfNight" in value &&
    typeof value.isOfNight === "boolean"
  );
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  return keys.every((key) => {
    const text: unknown = Reflect.get(value, key);
    return typeof text === "string" && text.length > 0 && text.length <= 64;
  });
}
