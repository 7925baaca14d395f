/** One action that is legal now. */
export interface Choice<Action> {
  /** The key that chooses it on a screen. */
  readonly key: string;
  /** What else chooses it when typed as a line. */
  readonly words: readonly string[];
  readonly label: string;
  readonly action: Action;
}

/** What the game asks one player. */
export interface TableQuestion<Action> {
  readonly say: string;
  readonly why: string;
  readonly choices: readonly Choice<Action>[];
  /** Explains why an illegal answer is illegal, by key or word. */
  readonly refusals: ReadonlyMap<string, string>;
}

export type ChoiceResult<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly message: string };

/** Finds the choice that a line of input names. */
export function answerTo<Action>(question: TableQuestion<Action>, typed: string): ChoiceResult<Action> {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const chosen =
    question.choices.find(({ key }) => key === typed.trim()) ??
    question.choices.find(({ key, words }) => [key, ...words].some((word) => word.toLowerCase() === wanted));
  if (chosen !== undefined) return { ok: true, action: chosen.action };
  const refusal = question.refusals.get(wanted);
  return { ok: false, message: refusal ?? `You can answer ${spell(question)}.` };
}

/** Each asks for a hint, unless it is an answer: in some questions h is hearts. */
const HINT_WORDS: ReadonlySet<string> = new Set(["i", "h", "hint"]);

export function asksForHint(question: TableQuestion<unknown>, typed: string): boolean {
  return HINT_WORDS.has(typed.trim().toLowerCase()) && !answerTo(question, typed).ok;
}

function spell<Action>({ choices }: TableQuestion<Action>): string {
  return choices.map(({ key, label }) => (label === key ? key : `${key} (${label})`)).join(", ");
}
