import type { Position } from "@buck/engine";
import type { Frame, Seat } from "@buck/protocol";
import { useState } from "react";
import { useSession, useTable } from "../session/context.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { offersSeats } from "../session/tableInfo.ts";
import { menuTexts as t } from "../texts/menu.ts";
import { nameTexts } from "../texts/name.ts";
import { refusalText } from "../texts/refusals.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { isAboutName, NameDialog } from "../ui/NameDialog.tsx";
import type { NameRefusal } from "../ui/NameDialog.tsx";

type TakenSeat = Exclude<Seat, { readonly kind: "empty" }>;

const NONE: readonly TakenSeat[] = [];

/**
 * The seats that a watcher of a running game may ask for: their own if they have left one, else those that bots play.
 * Whether somebody who is covered has left for good only the table knows: it says so when asked.
 */
export function openSeats({ table, you }: Frame): readonly TakenSeat[] {
  const taken = table.seats.filter((seat): seat is TakenSeat => seat.kind !== "empty");
  if (you.leftSeat !== null) return taken.filter(({ position }) => position === you.leftSeat);
  return offersSeats(table, you) ? taken.filter((seat) => seat.kind === "bot" || seat.covered) : NONE;
}

/** A watcher sits down at the table itself, in the place of a bot, and plays from the next deal on. */
export function TakeSeatDialog({ onClose }: { onClose: () => void }) {
  const { ask, ui } = useSession();
  const frame = useTable((state) => state.frame);
  const { name } = usePlayerName();
  const [asked, setAsked] = useState<{ position: Position; refusal: NameRefusal | null } | null>(null);
  const sit = (position: Position, chosen: string) => ask({ type: "sit", position, name: chosen });
  const take = async (position: Position) => {
    if (name === "") return setAsked({ position, refusal: null });
    const answer = await sit(position, name);
    if (answer.ok) return onClose();
    if (isAboutName(answer)) return setAsked({ position, refusal: answer });
    onClose();
    ui.setState({ toast: refusalText(answer) });
  };
  if (asked !== null) {
    return (
      <NameDialog
        title={nameTexts.ask}
        action={nameTexts.sit}
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
