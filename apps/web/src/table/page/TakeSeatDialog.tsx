import type { Position } from "@buck/engine";
import type { Frame, Seat } from "@buck/protocol";
import { useState } from "react";
import { refusalText } from "@buck/words";
import type { Refused } from "@buck/words";
import { useSession, useTable } from "../session/context.ts";
import { usePlayerName } from "../../device/player.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { isAboutName, NameDialog } from "../../ui/NameDialog.tsx";
import { settingsTexts } from "../../texts/en/settings.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage } from "../../texts/useLanguage.ts";

type TakenSeat = Exclude<Seat, { readonly kind: "empty" }>;

const NONE: readonly TakenSeat[] = [];

/** The seats that a watcher of a running game may take: their own if they have left one, or those of bots and of people who left. */
export function openSeats({ table, you }: Frame): readonly TakenSeat[] {
  return table.seats.filter(
    (seat): seat is TakenSeat => seat.kind !== "empty" && you.freeSeats.includes(seat.position),
  );
}

/** A watcher sits down at the table itself, in the place of a bot, and plays from the next deal on. */
export function TakeSeatDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).tableMenu;
  const nameWords = settingsTexts(language).name;
  const { ask, ui } = useSession();
  const frame = useTable((state) => state.frame);
  const { name } = usePlayerName();
  const [asked, setAsked] = useState<{ position: Position; refusal: Refused | null } | null>(null);
  const sit = (position: Position, chosen: string) => ask({ type: "sit", position, name: chosen });
  const take = async (position: Position) => {
    if (name === "") return setAsked({ position, refusal: null });
    const answer = await sit(position, name);
    if (answer.ok) return onClose();
    if (isAboutName(answer)) return setAsked({ position, refusal: answer });
    onClose();
    ui.setState({ toast: refusalText(language, answer) });
  };
  if (asked !== null) {
    return (
      <NameDialog
        title={nameWords.ask}
        action={nameWords.sit}
        refusal={asked.refusal}
        onName={(chosen) => sit(asked.position, chosen)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t.takeSeat} onClose={onClose}>
      <p className="soft">{t.takeSeatNote}</p>
      <div className="menu-list">
        {(frame === null ? NONE : openSeats(frame)).map((seat) => (
          <button
            key={seat.position}
            type="button"
            className="button paper wide"
            onClick={() => void take(seat.position)}
          >
            {t.takeSeatOf({ name: seat.name })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
