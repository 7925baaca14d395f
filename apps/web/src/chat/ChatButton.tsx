import { useState } from "react";
import { useTable, useTableUi } from "../session/context.ts";
import { chatTexts as t } from "../texts/chat.ts";
import { ChatIcon } from "../ui/icons.tsx";
import { useIsWide } from "../ui/useIsWide.ts";
import { ChatSheet } from "./ChatSheet.tsx";
import { unmutedLines, unreadCount } from "../session/chatLines.ts";
import { useMutedNames } from "../session/mutedNames.ts";
import { usePeekedLine } from "./usePeekedLine.ts";
import "./chat.css";

/** Opens the chat, and says when something new was said; shows what, where nothing else does. */
export function ChatButton({ peeks = false }: { peeks?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const role = useTable(({ frame }) => frame?.you.role);
  const chat = useTable((live) => live.chat);
  const seen = useTableUi((ui) => ui.seenChat);
  const muted = useMutedNames((state) => state.names);
  const fresh = unreadCount(unmutedLines(chat, muted), seen);
  const isBesideTable = useIsWide() && !peeks;
  if (role === "visitor" || role === undefined || isBesideTable) return null;
  return (
    <>
      <button type="button" className="round chat-button" onClick={() => setOpen(true)}>
        <ChatIcon />
        <span className="unseen">{t.open}</span>
        {fresh > 0 && (
          <span className="unread">
            {fresh}
            <span className="unseen"> {t.unread({ lines: fresh })}</span>
          </span>
        )}
      </button>
      {peeks && !isOpen && <Peek />}
      {isOpen && <ChatSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Peek() {
  const line = usePeekedLine();
  if (line === null) return null;
  return (
    <p className="chat-peek sheet" role="status">
      <b>{line.name}</b> {line.text}
    </p>
  );
}
