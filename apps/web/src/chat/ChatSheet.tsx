import { chatTexts as t } from "../texts/chat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ChatTalk } from "./ChatTalk.tsx";

/** The talk as a sheet, for screens that have no room beside the table. */
export function ChatSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t.open} onClose={onClose} className="chat">
      <ChatTalk onEmote={onClose} />
    </Dialog>
  );
}
