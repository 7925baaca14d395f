import { AT_ONCE } from "@buck/authority";
import { cleanText, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import type { OrderedSeat, OrderedTable } from "../ports.ts";
import type { ClubState, OpenedTable } from "../state/changes.ts";
import { memberById } from "../state/state.ts";
import { grant, ofMember, refusal } from "./feature.ts";
import type { ClubTimer, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** The tables that the club has open. What is written down first is made afterwards, again and again until it is there. */
export const tables = {
  rule: { openTable },
  reduce: {
    tableOpened: (state, { table }) => ({
      ...state,
      tables: [...state.tables, { ...table, isMade: false }],
      lastSettings: table.settings,
    }),
    tablesMade: (state, { codes }) => ({
      ...state,
      tables: state.tables.map((table) => (codes.includes(table.code) ? { ...table, isMade: true } : table)),
    }),
    tableGone: (state, { code }) => ({
      ...state,
      tables: state.tables.filter((table) => table.code !== code),
    }),
  },
  timers: makes,
} satisfies Feature;

function openTable(request: Request, { settings }: CommandOf<"openTable">): Ruling {
  return ofMember(request, ({ memberId }) => {
    const { state, at, tables: port } = request;
    const open = state.tables.filter(({ night }) => night === undefined);
    if (open.length >= LIMITS.clubTables) return refusal("TOO_MANY_TABLES");
    const cleaned = cleanedSettings(settings);
    if (cleaned === null) return refusal("INVALID_TITLE");
    const code = port.newCode();
    const table = { code, settings: cleaned, openedAt: at, seats: [memberId] };
    return grant({ changes: [{ type: "tableOpened", table }], told: { table: code } });
  });
}

/** Null where the title is too long. */
export function cleanedSettings(settings: Settings): Settings | null {
  if (settings.title.trim() === "") return { ...settings, title: "" };
  const title = cleanText(settings.title, LIMITS.titleGraphemes);
  return title === null ? null : { ...settings, title };
}

function makes(state: ClubState): readonly ClubTimer[] {
  const missing = state.tables.filter(({ isMade }) => !isMade);
  if (missing.length === 0) return [];
  const codes = missing.map(({ code }) => code);
  return [
    {
      key: `make:${codes.join()}`,
      span: AT_ONCE,
      write: async (now, { tables: port }) => {
        for (const table of missing) await port.make(orderOf(now, table));
        return [{ type: "tablesMade", codes }];
      },
    },
  ];
}

/** Whoever has left since is replaced by a bot. */
function orderOf(state: ClubState, { code, settings, seats, night, decks }: OpenedTable): OrderedTable {
  const level = state.night?.settings.botLevel ?? "medium";
  return {
    code,
    club: state.code,
    settings,
    seats: seats.map((memberId): OrderedSeat => {
      const member = memberId === null ? null : memberById(state, memberId);
      if (member === null) return night === undefined ? { kind: "empty" } : { kind: "bot", level };
      const { name, tokenHash, look } = member;
      return { kind: "person", personId: member.memberId, name, tokenHash, look };
    }),
    night: night ?? null,
    decks: decks ?? null,
  };
}
