import { Link } from "wouter";
import { learnTexts as t } from "../texts/learn.ts";
import { Page } from "../ui/Page.tsx";
import { Lesson, Score, TrumpOrder } from "./lessons.tsx";

/** The rules on one page, with pictures of the real cards. */
export function LearnScreen() {
  return (
    <Page className="narrow learn" title={t.title}>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p className="learn-ways">
        <Link href="/learn/first-hand" className="button main big">
          {t.tryIt}
        </Link>
        <Link href="/learn/classic" className="button big">
          {t.other}
        </Link>
      </p>
      <TrumpOrder texts={t.trumpOrder} />
      {t.steps.map(({ title, text, cards }) => (
        <Lesson
          key={title}
          title={title}
          text={text}
          cards={cards}
          trump={cards.includes(" ") ? "HEARTS" : null}
          note={cards.includes(" ") ? t.playNote : ""}
        />
      ))}
      <Score {...t.score} />
      <Lesson {...t.clubs} />
      <Lesson {...t.house} />
    </Page>
  );
}
