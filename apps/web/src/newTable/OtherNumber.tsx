import { useState } from "react";
import { newTableTexts as t } from "../texts/newTable.ts";

interface OtherNumberProps {
  readonly title: string;
  readonly value: string;
  /** It is one of the answers that are offered anyway. */
  readonly isListed: boolean;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

/** For whoever wants a number that nobody thought of. While it is typed, half a number changes nothing. */
export function OtherNumber({ title, value, isListed, most, onChange }: OtherNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isListed ? "" : value;
  return (
    <input
      type="number"
      className="input other-number"
      aria-label={t.otherNumber({ title })}
      placeholder={t.other}
      min={1}
      max={most}
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== "" && target.validity.valid) onChange(target.value);
      }}
    />
  );
}
