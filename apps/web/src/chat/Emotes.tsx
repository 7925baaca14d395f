import { EMOTES } from "@buck/protocol";
import { useSession } from "../session/context.ts";
import { chatTexts as t } from "../texts/chat.ts";
import "./chat.css";

const stay = () => undefined;

/** Every feeling there is, one tap each. */
export function Emotes({ onSent = stay }: { onSent?: () => void }) {
  const { tell } = useSession();
  return (
    <div className="emotes" role="group" aria-label={t.emotes}>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className="round"
          aria-label={t.emote[emote]}
          onClick={() => {
            onSent();
            void tell({ type: "emote", emote });
          }}
        >
          {emote}
        </button>
      ))}
    </div>
  );
}
