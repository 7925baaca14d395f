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
      <Lesson {...t.steps.deal} cards="10D" />
      <Lesson {...t.steps.bid} />
      <Lesson {...t.steps.trump} />
      <Lesson {...t.steps.fold} />
      <Lesson {...t.steps.play} cards="9H JD AS" trump="HEARTS" note={t.playNote} />
      <Score {...t.score} />
      <Lesson {...t.clubs} cards="9C" />
      <Lesson {...t.house} />
    </Page>
  );
}
