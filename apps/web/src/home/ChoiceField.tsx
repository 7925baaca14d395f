import { useId } from "react";
import type { ReactNode } from "react";
import { Glossed } from "../ui/Glossary.tsx";

interface ChoiceFieldProps<Value extends string | number | null> {
  readonly title: string;
  readonly text: string;
  readonly values: readonly Value[];
  readonly label: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** One more way to answer, after the others. */
  readonly other?: ReactNode;
  /** What the chosen answer asks in its turn. */
  readonly children?: ReactNode;
}

/** One question with a few answers, all of them in sight. */
export function ChoiceField<Value extends string | number | null>(props: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className="setting choice-field">
      <legend>{props.title}</legend>
      <div className="choices">
        {props.values.map((value) => (
          <label key={String(value)} className="choice">
            <input
              type="radio"
              name={name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{props.label(value)}</span>
          </label>
        ))}
        {props.other}
      </div>
      <p className="soft">
        <Glossed>{props.text}</Glossed>
      </p>
      {props.children}
    </fieldset>
  );
}
