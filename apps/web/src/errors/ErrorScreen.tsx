import { Link } from "wouter";
import { CardBack, PlayingCard } from "../cards/PlayingCard.tsx";
import { cards } from "../cards/notation.ts";
import { errorTexts } from "../texts/errors.ts";
import type { ErrorName } from "../texts/errors.ts";
import { words } from "../texts/words.ts";
import { Page } from "../ui/Page.tsx";
import "./error.css";

interface ErrorScreenProps {
  readonly error: ErrorName;
  readonly onAction: () => void;
  /** More than the usual sentence knows. */
  readonly text?: string;
}

const LEADS_HOME: ReadonlySet<ErrorName> = new Set(["unknown", "noGame", "brokenGame", "lost"]);
const LONE_CARD = cards("9D");

export function ErrorScreen({ error, onAction, text }: ErrorScreenProps) {
  const { title, text: usual, action } = errorTexts[error];
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
            {words.home}
          </Link>
        )}
      </div>
    </Page>
  );
}
