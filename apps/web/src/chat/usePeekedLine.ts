import type { ChatLine } from "@buck/protocol";
import { useEffect } from "react";
import { unmutedLines } from "../session/chatLines.ts";
import { useSession, useTable, useTableUi } from "../session/context.ts";
import { useMutedNames } from "../session/mutedNames.ts";

const PEEK_MS = 5_000;

/** The newest line that nobody has seen yet, for a moment, so that nobody has to open anything to hear a friend. */
export function usePeekedLine(): ChatLine | null {
  const { ui } = useSession();
  const muted = useMutedNames((state) => state.names);
  const line = useTable((live) => unmutedLines(live.chat, muted).at(-1));
  const id = line?.id ?? 0;
  const isNew = useTableUi(({ seenChat, peekedChat }) => id > Math.max(seenChat, peekedChat));
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => ui.setState({ peekedChat: id }), PEEK_MS);
    return () => clearTimeout(timer);
  }, [ui, id, isNew]);
  return isNew && line !== undefined ? line : null;
}
