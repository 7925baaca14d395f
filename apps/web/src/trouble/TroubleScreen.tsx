import { Link } from "wouter";
import { Card, CardBack } from "../cards/Card.tsx";
import { cards } from "../learn/stack.ts";
import { troubleTexts } from "../texts/trouble.ts";
import type { Trouble } from "../texts/trouble.ts";
import { words } from "../texts/words.ts";
import { Page } from "../ui/Page.tsx";
import "./trouble.css";

interface TroubleScreenProps {
  readonly trouble: Trouble;
  readonly onAction: () => void;
  /** More than the usual sentence knows. */
  readonly text?: string;
}

const LEADS_HOME: ReadonlySet<Trouble> = new Set(["unknown", "lost"]);
const LONE_CARD = cards("9D");

export function TroubleScreen({ trouble, onAction, text }: TroubleScreenProps) {
  const { title, text: usual, action } = troubleTexts[trouble];
  return (
    <Page className="trouble" title={title}>
      <div className="trouble-cards" aria-hidden="true">
        <CardBack />
        {LONE_CARD.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
      <h1>{title}</h1>
      <p className="soft">{text ?? usual}</p>
      <div className="trouble-buttons">
        <button type="button" className="button main big" onClick={onAction}>
          {action}
        </button>
        {!LEADS_HOME.has(trouble) && (
          <Link href="/" className="button big">
            {words.home}
          </Link>
        )}
      </div>
    </Page>
  );
}
