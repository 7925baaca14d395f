import type { ClientState } from "@buck/client";
import { usePeekedLine } from "../chat/usePeekedLine.ts";
import { useTable, useTableUi } from "../session/context.ts";
import { words } from "../texts/words.ts";

/** What happens beside the game, for the place where the game speaks: there it lies over nobody. */
export function useTableNote(): string | null {
  const connection = useTable(connectionNote);
  const news = useTableUi((ui) => ui.newsLine);
  const line = usePeekedLine();
  if (connection !== null) return connection;
  return line === null ? news : `${line.name}: ${line.text}`;
}

/** What is wrong with the connection, and what happens next. */
function connectionNote({ connection, frame }: ClientState): string | null {
  if (connection === "online") return null;
  const isWatching = frame?.you.role !== "player";
  if (connection === "offline" && isWatching) return words.connection.offlineWatching;
  return words.connection[connection];
}
