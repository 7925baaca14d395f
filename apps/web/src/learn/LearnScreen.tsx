import type { Suit } from "@buck/engine";
import { spokenCard } from "@buck/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { cards } from "../cards/notation.ts";
import { learnTexts } from "../texts/en/learn.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Glossed } from "../ui/Glossary.tsx";
import { HAS_SERVER } from "../app/base.ts";
import { Page } from "../ui/Page.tsx";
import "./learn.css";

/** The rules on one page, with pictures of the real cards. */
export function LearnScreen() {
  const t = useTexts(learnTexts).buck;
  return (
    <Page className="narrow learn" title={t.title}>
      <h1>{t.title}</h1>
      <p className="lead">
        <Glossed>{t.lead}</Glossed>
      </p>
      <p className="learn-ways">
        <Link href="/learn/first-hand" className="button main big">
          {t.tryIt}
        </Link>
        <Link href="/learn/classic" className="button big">
          {t.other}
        </Link>
      </p>
      <TrumpOrder texts={t.trumpOrder} />
      <Lesson {...t.steps.deal} cards="10D" />
      <Lesson {...t.steps.bid} />
      <Lesson {...t.steps.trump} />
      <Lesson {...t.steps.fold} />
      <Lesson {...t.steps.play} cards="9H JD AS" trump="HEARTS" note={t.playNote} />
      <Score {...t.score} />
      <Lesson {...t.clubs} cards="9C" />
      <Lesson title={t.players.title} text={t.players.text}>
        <Rows rows={t.players.rows} />
      </Lesson>
      <Lesson {...t.house} />
    </Page>
  );
}

/** The rules of classic Euchre, for those who know nothing and for those who know the other game. */
export function ClassicScreen() {
  const t = useTexts(learnTexts).euchre;
  return (
    <Page className="narrow learn">
      <h1>{t.title}</h1>
      <p className="lead">
        <Glossed>{t.lead}</Glossed>
      </p>
      <p className="learn-ways">
        <Link href="/learn/classic/first-hand" className="button main big">
          {t.tryIt}
        </Link>
        <Link href="/play/classic" className="button big">
          {t.play}
        </Link>
        {HAS_SERVER && (
          <Link href="/new" className="button big">
            {t.make}
          </Link>
        )}
        <Link href="/learn" className="button big">
          {t.other}
        </Link>
      </p>
      <Lesson {...t.differs} text="">
        <ul className="learn-list">
          {t.differs.points.map((point) => (
            <li key={point}>
              <Glossed>{point}</Glossed>
            </li>
          ))}
        </ul>
      </Lesson>
      <TrumpOrder texts={t.trumpOrder} />
      <Lesson {...t.steps.deal} cards="9H" />
      <Lesson {...t.steps.order} />
      <Lesson {...t.steps.name} />
      <Lesson {...t.steps.alone} cards="JH JD AH KH AS" trump="HEARTS" />
      <Lesson {...t.steps.play} cards="9D JD 9H AD" trump="HEARTS" />
      <Score {...t.score} />
      <Lesson {...t.house} />
    </Page>
  );
}

interface LessonProps {
  readonly title: string;
  readonly text: string;
  /** Cards in a row under the text; "" for none. */
  readonly cards?: string;
  readonly trump?: Suit | null;
  readonly note?: string;
  readonly children?: ReactNode;
}

/** One step of the rules, with a picture where it helps. */
function Lesson({ title, text, cards = "", trump = null, note = "", children }: LessonProps) {
  return (
    <section className="sheet lesson">
      <h2>{title}</h2>
      {text !== "" && (
        <p>
          <Glossed>{text}</Glossed>
        </p>
      )}
      {cards !== "" && <CardPicture names={cards} trump={trump} />}
      {note !== "" && <p className="soft">{note}</p>}
      {children}
    </section>
  );
}

interface TrumpOrderProps {
  readonly texts: Readonly<Record<"title" | "text" | "trump" | "plain" | "plainNote", string>>;
}

/** Both bowers and everything below them: the same in every game. */
function TrumpOrder({ texts }: TrumpOrderProps) {
  return (
    <Lesson title={texts.title} text={texts.text}>
      <h3>{texts.trump}</h3>
      <CardPicture names="JH JD AH KH QH 10H 9H" trump="HEARTS" />
      <h3>{texts.plain}</h3>
      <CardPicture names="AC KC QC JC 10C 9C" trump="HEARTS" />
      <p className="soft">{texts.plainNote}</p>
    </Lesson>
  );
}

interface ScoreProps {
  readonly title: string;
  readonly rows: readonly (readonly [what: string, points: string])[];
  readonly end: string;
}

function Score({ title, rows, end }: ScoreProps) {
  return (
    <Lesson title={title} text="">
      <Rows rows={rows} />
      <p>{end}</p>
    </Lesson>
  );
}

function Rows({ rows }: Pick<ScoreProps, "rows">) {
  return (
    <dl className="score-rules">
      {rows.map(([what, comesTo]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{comesTo}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cards in a row, as a picture with a name for each. */
function CardPicture({ names, trump = null }: { names: string; trump?: Suit | null }) {
  const language = useLanguage();
  return (
    <ul className="card-picture">
      {cards(names).map((card) => (
        <li key={card.id}>
          <PlayingCard card={card} trump={trump} />
          <span className="unseen">{spokenCard(language, card, trump)}</span>
        </li>
      ))}
    </ul>
  );
}
