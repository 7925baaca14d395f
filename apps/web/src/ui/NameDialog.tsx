import { LIMITS } from "@buck/protocol";
import { useState } from "react";
import { savePlayerName, parseName, usePlayerName } from "../storage/playerName.ts";
import { nameTexts as t } from "../texts/name.ts";
import { Dialog } from "./Dialog.tsx";
import "./form.css";

interface NameFormProps {
  readonly action: string;
  readonly onName: (name: string) => void;
}

interface NameDialogProps extends NameFormProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for the name others see; it is remembered. */
export function NameDialog({ title, action, onName, onClose }: NameDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <NameForm
        action={action}
        onName={(name) => {
          onClose();
          onName(name);
        }}
      />
    </Dialog>
  );
}

export function NameForm({ action, onName }: NameFormProps) {
  const { name } = usePlayerName();
  const [typed, setTyped] = useState(name);
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    const cleaned = parseName(typed);
    setWrong(cleaned === "");
    if (cleaned === "") return;
    savePlayerName(cleaned);
    onName(cleaned);
  };
  return (
    <form
      className="small-form"
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
  );
}
