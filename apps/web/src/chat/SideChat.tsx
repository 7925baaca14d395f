import { useTable } from "../session/context.ts";
import { chatTexts as t } from "../texts/chat.ts";
import { useIsWide } from "../ui/useIsWide.ts";
import { ChatTalk } from "./ChatTalk.tsx";

/** The talk beside the table, where the screen has room for it. */
export function SideChat() {
  const isWide = useIsWide();
  const role = useTable(({ frame }) => frame?.you.role);
  if (!isWide || role === undefined || role === "visitor") return null;
  return (
    <section className="side-chat" aria-label={t.open}>
      <h2 className="side-title">{t.open}</h2>
      <ChatTalk />
    </section>
  );
}
