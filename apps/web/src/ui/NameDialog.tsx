import { LIMITS } from "@buck/protocol";
import { useState } from "react";
import { keepName, parseName, useMyName } from "../settings/name.ts";
import { nameTexts as t } from "../texts/name.ts";
import { Dialog } from "./Dialog.tsx";

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name others see; it is remembered. */
export function NameDialog({ title, action, onName, onClose }: NameDialogProps) {
  const { name } = useMyName();
  const [typed, setTyped] = useState(name);
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    const cleaned = parseName(typed);
    setWrong(cleaned === "");
    if (cleaned === "") return;
    keepName(cleaned);
    onClose();
    onName(cleaned);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          done();
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
            aria-invalid={isWrong}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p className="form-error" role="alert">
          {isWrong && t.wrong}
        </p>
        <button type="submit" className="button main wide">
          {action}
        </button>
      </form>
    </Dialog>
  );
}
