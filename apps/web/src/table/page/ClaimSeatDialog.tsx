import { useState } from "react";
import type { FormEvent } from "react";
import { refusalText } from "@buck/words";
import { Dialog } from "../../ui/Dialog.tsx";
import { useSession } from "../session/context.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage } from "../../texts/useLanguage.ts";

/** The other half of moving a seat: the number is typed here, and the seat comes to this device. */
export function ClaimSeatDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).move;
  const { tell } = useSession();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const claim = async (event: FormEvent) => {
    event.preventDefault();
    const moveCode = typed.replace(/\D/g, "");
    if (moveCode.length !== MOVE_DIGITS) return setError(t.wrong);
    const answer = await tell({ type: "claimSeat", moveCode });
    if (answer.ok) onClose();
    else setError(refusalText(language, answer));
  };
  return (
    <Dialog title={t.here} onClose={onClose}>
      <form className="small-form" onSubmit={(event) => void claim(event)}>
        <p className="soft">{t.hereHow}</p>
        <label className="field">
          <span>{t.label}</span>
          <input
            className="input digits"
            data-first-focus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={typed}
            aria-invalid={error !== null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p className="form-error" role="alert">
          {error}
        </p>
        <button type="submit" className="button main wide">
          {t.claim}
        </button>
      </form>
    </Dialog>
  );
}

const MOVE_DIGITS = 8;
