import { LIMITS } from "@buck/protocol";
import { refusalText } from "@buck/words";
import type { Refused } from "@buck/words";
import { useState } from "react";
import { parseName, savePlayerName, usePlayerName } from "../device/player.ts";
import { settingsTexts } from "../texts/en/settings.ts";
import type { Language } from "../texts/language.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Dialog } from "./Dialog.tsx";

/** Whether a name was accepted. */
type NameAnswer = { readonly ok: true } | ({ readonly ok: false } & Refused);

const NAME_CODES: ReadonlySet<string> = new Set(["NAME_TAKEN", "INVALID_NAME", "MIXED_ALPHABETS"]);

/** Whether another name would be accepted. */
export function isAboutName({ code }: Refused): boolean {
  return NAME_CODES.has(code);
}

interface NameFormProps {
  readonly action: string;
  /** Uses the name; it is remembered only when it was accepted. */
  readonly onName: (name: string) => Promise<NameAnswer>;
  readonly onDone?: () => void;
  /** Why the name that is remembered was refused just now. */
  readonly refusal?: Refused | null;
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

export function NameForm({ action, onName, onDone, refusal = null, onClaim }: NameFormProps) {
  const language = useLanguage();
  const t = settingsTexts(language).name;
  const { name } = usePlayerName();
  const [typed, setTyped] = useState(refusal === null ? name : nextTry(name, refusal));
  const [error, setError] = useState(refusal === null ? "" : reason(language, name, refusal));
  const [isOffered, setOffered] = useState(refusal !== null && isTaken(refusal));
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
    setError(reason(language, cleaned, answer));
    setOffered(isTaken(answer));
    setTyped(nextTry(cleaned, answer));
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

function isTaken({ code }: Refused): boolean {
  return code === "NAME_TAKEN";
}

function reason(language: Language, name: string, refusal: Refused): string {
  const t = settingsTexts(language).name;
  return isTaken(refusal) ? t.taken({ name }) : refusalText(language, refusal);
}

function nextTry(name: string, refusal: Refused): string {
  return isTaken(refusal) ? nextName(name) : name;
}

/** The same name with a number that nobody has used yet: Ann, Ann 2, Ann 3. */
export function nextName(name: string): string {
  const [, stem = name, number] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const next = ` ${Number(number ?? 1) + 1}`;
  return parseName(stem + next) || stem.slice(0, LIMITS.nameGraphemes - next.length) + next;
}

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Asks what somebody is called at a table. */
export function NameField({ label, name, onChange }: NameFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        required
        maxLength={LIMITS.nameGraphemes}
        autoComplete="nickname"
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
