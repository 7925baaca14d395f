interface QuestionNoticeProps {
  readonly text: string;
  readonly decline: string;
  readonly onDecline: () => void;
  readonly accept: string;
  readonly onAccept: () => void;
}

/** A question at the edge of the screen that may as well stay unanswered. */
export function QuestionNotice({ text, decline, onDecline, accept, onAccept }: QuestionNoticeProps) {
  return (
    <section className="notice sheet question-notice" aria-label={text} role="status">
      <span>{text}</span>
      <span className="question-notice-buttons">
        <button type="button" className="button paper small" onClick={onDecline}>
          {decline}
        </button>
        <button type="button" className="button main small" onClick={onAccept}>
          {accept}
        </button>
      </span>
    </section>
  );
}
