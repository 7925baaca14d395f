import { Link } from "wouter";
import { CardBack, PlayingCard } from "../cards/PlayingCard.tsx";
import { cards } from "../cards/notation.ts";
import type { ErrorName } from "../texts/en/common.ts";
import { Page } from "../ui/Page.tsx";
import { commonTexts } from "../texts/en/common.ts";
import { useLanguage } from "../texts/useLanguage.ts";

interface ErrorScreenProps {
  readonly error: ErrorName;
  readonly onAction: () => void;
  /** More than the usual sentence knows. */
  readonly text?: string;
}

const LEADS_HOME: ReadonlySet<ErrorName> = new Set(["unknown", "damaged", "noGame", "brokenGame", "lost"]);
const LONE_CARD = cards("9D");

export function ErrorScreen({ error, onAction, text }: ErrorScreenProps) {
  const language = useLanguage();
  const errors = commonTexts(language).errors;
  const common = commonTexts(language);
  const { title, text: usual, action } = errors[error];
  return (
    <Page className="error-page" title={title}>
      <div className="error-cards" aria-hidden="true">
        <CardBack />
        {LONE_CARD.map((card) => (
          <PlayingCard key={card.id} card={card} />
        ))}
      </div>
      <h1>{title}</h1>
      <p className="soft">{text ?? usual}</p>
      <div className="error-buttons">
        <button type="button" className="button main big" onClick={onAction}>
          {action}
        </button>
        {!LEADS_HOME.has(error) && (
          <Link href="/" className="button big">
            {common.home}
          </Link>
        )}
      </div>
    </Page>
  );
}
