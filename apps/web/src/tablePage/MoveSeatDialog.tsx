import { useEffect, useState } from "react";
import { moveTexts as t } from "../texts/move.ts";
import { refusalText } from "../texts/refusals.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Invitation } from "../lobby/Invitation.tsx";
import { useSession } from "../session/context.ts";

/** Shows the number that brings this seat to another device. */
export function MoveSeatDialog({ onClose }: { onClose: () => void }) {
  const { client } = useSession();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const ask = async () => {
      const answer = await client.send({ type: "moveSeat" });
      setSaid(answer.ok ? (answer.moveCode ?? null) : refusalText(answer));
    };
    void ask();
  }, [client]);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="move-seat">
        <p className="soft">{t.how}</p>
        <p className="move-code" role="status" aria-label={t.code}>
          {said === null ? t.asking : grouped(said)}
        </p>
        <Invitation code={client.code} />
      </div>
    </Dialog>
  );
}

/** Eight digits in two groups, as people read them aloud. */
function grouped(code: string): string {
  return code.replace(/^(\d{4})(\d{4})$/, "$1 $2");
}
