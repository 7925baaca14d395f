import { useEffect, useState } from "react";
import { moveTexts as t } from "../texts/tablePage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Invitation } from "../lobby/Invitation.tsx";
import { useConnection } from "../session/connectionContext.ts";

/** Shows the number that brings this seat to another device. */
export function MoveSeatDialog({ onClose }: { onClose: () => void }) {
  const { live } = useConnection();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const ask = async () => {
      const answer = await live.send({ type: "moveSeat" });
      setSaid(answer.ok ? (answer.moveCode ?? null) : answer.message);
    };
    void ask();
  }, [live]);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="move-seat">
        <p className="soft">{t.how}</p>
        <p className="move-code" role="status" aria-label={t.code}>
          {said === null ? t.asking : grouped(said)}
        </p>
        <Invitation code={live.code} />
      </div>
    </Dialog>
  );
}

/** Eight digits in two groups, as people read them aloud. */
function grouped(code: string): string {
  return code.replace(/^(\d{4})(\d{4})$/, "$1 $2");
}
