/** Bad input is a value with a code and a sentence for people; exceptions are for bugs. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
}

export interface Applied<State, Event> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event[];
}

export type ApplyResult<State, Event, Code extends string> = Applied<State, Event> | Refusal<Code>;
