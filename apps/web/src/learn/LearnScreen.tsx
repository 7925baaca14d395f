import { Link } from "wouter";
import { learnTexts as t } from "../texts/learn.ts";
import { Page } from "../ui/Page.tsx";
import { CardPicture } from "./CardPicture.tsx";
import "./learn.css";

/** The rules on one page, with pictures of the real cards. */
export function LearnScreen() {
  return (
    <Page className="narrow learn" title={t.title}>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <Link href="/learn/first-hand" className="button main big">
        {t.tryIt}
      </Link>
      <section className="sheet lesson">
        <h2>{t.trumpOrder.title}</h2>
        <p>{t.trumpOrder.text}</p>
        <h3>{t.trumpOrder.trump}</h3>
        <CardPicture names="JH JD AH KH QH 10H 9H" trump="HEARTS" />
        <h3>{t.trumpOrder.plain}</h3>
        <CardPicture names="AC KC QC JC 10C 9C" trump="HEARTS" />
        <p className="soft">{t.trumpOrder.plainNote}</p>
      </section>
      {t.steps.map(({ title, text, cards }) => (
        <section key={title} className="sheet lesson">
          <h2>{title}</h2>
          <p>{text}</p>
          {cards !== "" && <CardPicture names={cards} trump={cards.includes(" ") ? "HEARTS" : null} />}
          {cards.includes(" ") && <p className="soft">{t.playNote}</p>}
        </section>
      ))}
      <Score />
      <section className="sheet lesson">
        <h2>{t.clubs.title}</h2>
        <p>{t.clubs.text}</p>
        <CardPicture names={t.clubs.cards} />
      </section>
      <section className="sheet lesson">
        <h2>{t.house.title}</h2>
        <p>{t.house.text}</p>
      </section>
    </Page>
  );
}

function Score() {
  return (
    <section className="sheet lesson">
      <h2>{t.score.title}</h2>
      <dl className="score-rules">
        {t.score.rows.map(([what, points]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{t.score.end}</p>
    </section>
  );
}
