/** One thing somebody may do now. */
export interface Choice<Action> {
  /** One key does it on a screen. */
  readonly key: string;
  /** What does it when typed as a line, beside the key. */
  readonly words: readonly string[];
  readonly label: string;
  readonly action: Action;
}

/** What the game asks of one player. */
export interface Question<Action> {
  readonly say: string;
  readonly why: string;
  readonly choices: readonly Choice<Action>[];
  /** Sentences for what looks as if it could be chosen and cannot. */
  readonly refusals: ReadonlyMap<string, string>;
}

export type Answer<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly message: string };

/** What a line of input means. */
export function answerTo<Action>(question: Question<Action>, typed: string): Answer<Action> {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const chosen =
    question.choices.find(({ key }) => key === typed.trim()) ??
    question.choices.find(({ key, words }) => [key, ...words].some((word) => word.toLowerCase() === wanted));
  if (chosen !== undefined) return { ok: true, action: chosen.action };
  const refusal = question.refusals.get(wanted);
  return { ok: false, message: refusal ?? `You can answer ${spell(question)}.` };
}

function spell<Action>({ choices }: Question<Action>): string {
  return choices.map(({ key, label }) => (label === key ? key : `${key} (${label})`)).join(", ");
}
