import { LIMITS } from "@buck/protocol";
import { useState } from "react";
import { parseName, savePlayerName, usePlayerName } from "../storage/playerName.ts";
import { nameTexts as t } from "../texts/name.ts";
import { Dialog } from "./Dialog.tsx";
import "./form.css";

/** Whether a name was accepted. */
type NameAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

interface NameFormProps {
  readonly action: string;
  /** Uses the name; it is remembered only when it was accepted. */
  readonly onName: (name: string) => Promise<NameAnswer>;
  readonly onDone?: () => void;
  /** Somebody else has the name that is remembered. */
  readonly isTaken?: boolean;
  /** For somebody whose own seat has the name, on another device. */
  readonly onClaim?: () => void;
}

interface NameDialogProps extends Omit<NameFormProps, "onDone"> {
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for the name others see. It stays open until a name is accepted. */
export function NameDialog({ title, onClose, ...form }: NameDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <NameForm {...form} onDone={onClose} />
    </Dialog>
  );
}

export function NameForm({ action, onName, onDone, isTaken = false, onClaim }: NameFormProps) {
  const { name } = usePlayerName();
  const [typed, setTyped] = useState(isTaken ? nextName(name) : name);
  const [error, setError] = useState(isTaken ? t.taken(name) : "");
  const [isOffered, setOffered] = useState(isTaken);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const cleaned = parseName(typed);
    if (cleaned === "") return setError(t.wrong);
    setBusy(true);
    const answer = await onName(cleaned);
    setBusy(false);
    if (answer.ok) {
      savePlayerName(cleaned);
      return onDone?.();
    }
    const wasTaken = answer.code === "NAME_TAKEN";
    setError(wasTaken ? t.taken(cleaned) : answer.message);
    setOffered(wasTaken);
    if (wasTaken) setTyped(nextName(cleaned));
  };
  return (
    <form
      className="small-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="field">
        <span>{t.label}</span>
        <input
          className="input"
          data-first-focus
          autoComplete="nickname"
          maxLength={LIMITS.rawName}
          value={typed}
          aria-invalid={error !== ""}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p className="form-error" role="alert">
        {error}
      </p>
      <button type="submit" className="button main wide" disabled={isBusy}>
        {action}
      </button>
      {isOffered && onClaim !== undefined && (
        <button type="button" className="button paper wide" onClick={onClaim}>
          {t.claim}
        </button>
      )}
    </form>
  );
}

/** The same name with a number that nobody has used yet: Ann, Ann 2, Ann 3. */
export function nextName(name: string): string {
  const [, stem = name, number] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const next = ` ${Number(number ?? 1) + 1}`;
  return parseName(stem + next) || stem.slice(0, LIMITS.nameGraphemes - next.length) + next;
}
