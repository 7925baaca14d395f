import { useEffect, useState } from "react";
import { useSession, useTable, useTableUi } from "../session/context.ts";
import { chatTexts as t } from "../texts/chat.ts";
import { ChatIcon } from "../ui/icons.tsx";
import { ChatSheet } from "./ChatSheet.tsx";
import { unmutedLines, unreadCount } from "../session/chatLines.ts";
import { useMutedNames } from "../session/mutedNames.ts";
import "./chat.css";

const PEEK_MS = 5_000;

/** Opens the chat, and says when something new was said. */
export function ChatButton() {
  const [isOpen, setOpen] = useState(false);
  const role = useTable(({ frame }) => frame?.you.role);
  const chat = useTable((live) => live.chat);
  const seen = useTableUi((ui) => ui.seenChat);
  const muted = useMutedNames((state) => state.names);
  const fresh = unreadCount(unmutedLines(chat, muted), seen);
  if (role === "visitor" || role === undefined) return null;
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
      {!isOpen && fresh > 0 && <Peek />}
      {isOpen && <ChatSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** The newest line, for a moment, so that nobody has to open anything to hear a friend. */
function Peek() {
  const muted = useMutedNames((state) => state.names);
  const line = useTable((live) => unmutedLines(live.chat, muted).at(-1));
  const { ui } = useSession();
  const peeked = useTableUi((state) => state.peekedChat);
  const id = line?.id ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => ui.setState({ peekedChat: id }), PEEK_MS);
    return () => clearTimeout(timer);
  }, [ui, id]);
  if (line === undefined || id <= peeked) return null;
  return (
    <p className="chat-peek sheet" role="status">
      <b>{line.name}</b> {line.text}
    </p>
  );
}
