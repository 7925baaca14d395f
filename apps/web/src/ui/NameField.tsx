import { LIMITS } from "@buck/protocol";

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
