import type { TableClient } from "@buck/client";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ErrorScreen } from "../../app/ErrorScreen.tsx";
import { gameArchive } from "../../replay/gameArchive.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { useTexts } from "../../texts/useLanguage.ts";
import { Joining } from "../../ui/Joining.tsx";
import { TableScreen } from "../board/TableScreen.tsx";
import { VenueContext, LOCAL_VENUE } from "../board/venue.ts";
import type { FinishedGames, Venue } from "../board/venue.ts";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { Toast } from "./Toast.tsx";

const ON_DEVICE: FinishedGames = {
  keptBy: "device",
  recordOf: (gameId) => gameArchive.textOf(gameId),
};

/** A table in this tab whose games are kept on this device. */
export const deviceVenue = (language: Language, leave: () => void): Venue => ({
  ...LOCAL_VENUE,
  leave,
  leaveNote: tableTexts(language).page.practiceKept,
  finishedGames: ON_DEVICE,
});

interface LocalTableProps {
  /** Keeps its identity while the table is the same. */
  readonly open: () => TableClient | Promise<TableClient>;
  readonly venue: Venue;
}

/** A table that runs in this tab, and in no other at the same address. */
export function LocalTable(props: LocalTableProps) {
  const [address] = useLocation();
  const { isMine, takeOver } = useOnlyTab(`buck.table.${address}`);
  return isMine ? <OpenTable {...props} /> : <ErrorScreen error="elsewhere" onAction={takeOver} />;
}

function OpenTable({ open, venue }: LocalTableProps) {
  const t = useTexts(tableTexts).page;
  const session = useOpenSession(open);
  if (session === null) return <Joining text={t.shuffling} />;
  return (
    <SessionContext value={session}>
      <VenueContext value={venue}>
        <TableScreen />
      </VenueContext>
      <Toast />
    </SessionContext>
  );
}

interface OnlyTab {
  /** False as soon as another tab has come for the same thing. */
  readonly isMine: boolean;
  readonly takeOver: () => void;
}

/** The newest tab has it: two that keep the same game would overwrite each other. Without TLS browsers cannot tell. */
function useOnlyTab(name: string): OnlyTab {
  const [isMine, setMine] = useState(true);
  useEffect(() => {
    if (!isMine || !("locks" in navigator)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const untilLeft = () => {
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    navigator.locks.request(name, { steal: true }, untilLeft).catch(() => {
      if (!signal.aborted) setMine(false);
    });
    return () => leaving.abort();
  }, [name, isMine]);
  return { isMine, takeOver: () => setMine(true) };
}
