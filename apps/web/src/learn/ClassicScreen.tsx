import { Link } from "wouter";
import { classicTexts as t } from "../texts/learnClassic.ts";
import { Page } from "../ui/Page.tsx";
import { Lesson, Score, TrumpOrder } from "./lessons.tsx";

/** The rules of classic Euchre, for those who know nothing and for those who know the other game. */
export function ClassicScreen() {
  return (
    <Page className="narrow learn">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p className="learn-ways">
        <Link href="/learn/classic/first-hand" className="button main big">
          {t.tryIt}
        </Link>
        <Link href="/play/classic" className="button big">
          {t.play}
        </Link>
        <Link href="/new" className="button big">
          {t.make}
        </Link>
        <Link href="/learn" className="button big">
          {t.other}
        </Link>
      </p>
      <Lesson {...t.differs} text="">
        <ul className="learn-list">
          {t.differs.points.map((point) => (
            <li key={point}>{point}</li>
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
