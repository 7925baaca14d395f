import type { Suit } from "@buck/engine";
import type { ReactNode } from "react";
import { CardPicture } from "./CardPicture.tsx";
import "./learn.css";

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
export function Lesson({ title, text, cards = "", trump = null, note = "", children }: LessonProps) {
  return (
    <section className="sheet lesson">
      <h2>{title}</h2>
      {text !== "" && <p>{text}</p>}
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
export function TrumpOrder({ texts }: TrumpOrderProps) {
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

export function Score({ title, rows, end }: ScoreProps) {
  return (
    <Lesson title={title} text="">
      <dl className="score-rules">
        {rows.map(([what, points]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{end}</p>
    </Lesson>
  );
}
