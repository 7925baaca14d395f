import { openLocal } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { GameAction, GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { inProcessBots } from "@buck/table";
import type { Bots, Question } from "@buck/table";
import { deckFrom } from "../cards/notation.ts";
import { browserPlatform as platform } from "../device/platform.ts";
import { buckLesson } from "./buckLesson.ts";
import { euchreLesson } from "./euchreLesson.ts";
import type { Advice, GuidedHand } from "./guidedHand.ts";
import type { Language } from "../texts/language.ts";
import { learnTexts } from "../texts/en/learn.ts";

type Lessons = { readonly [Name in GameName]: GuidedHand<Name> };

const LESSONS: Lessons = { buck: buckLesson, euchre: euchreLesson } satisfies Lessons;

/** What the teacher says to what the pupil sees. */
export function adviceFor<Name extends GameName>(
  language: Language,
  { game, view }: GameFrame<Name>,
): Advice {
  const lesson: Lessons[Name] = LESSONS[game];
  return lesson.advice(language, view);
}

/** Bots that leave the first choice to the pupil and then play as they always do. */
const politeBots: Bots = {
  choose: async (turn, random) => leaveToPupil(turn) ?? inProcessBots.choose(turn, random),
};

function leaveToPupil<Name extends GameName>({ game, view }: Question<Name>): GameAction | undefined {
  const lesson: Lessons[Name] = LESSONS[game];
  return lesson.leaveToPupil(view);
}

/** A table in this tab that deals the lesson's hand until the pupil has played it. */
export async function openLessonTable(language: Language, game: GameName): Promise<TableClient> {
  const coach = learnTexts(language).coach;
  const { rules } = LESSONS[game];
  const lesson: { client: TableClient | null } = { client: null };
  lesson.client = await openLocal({
    platform,
    name: coach.pupil,
    settings: { hints: "all", title: coach.title, rules },
    bots: [
      { name: "Ruth", level: "medium" },
      { name: "Otis", level: "medium" },
      { name: "Marge", level: "medium" },
    ],
    botChoices: politeBots,
    nextDeck: () => {
      const frame = lesson.client?.store.getState().frame?.game ?? null;
      return frame === null ? null : lessonDeck(frame);
    },
  });
  return lesson.client;
}

function lessonDeck<Name extends GameName>({ game, view }: GameFrame<Name>) {
  const lesson: Lessons[Name] = LESSONS[game];
  return lesson.isDone(view) ? null : deckFrom({ ...lesson.deal, dealer: view.dealerPosition });
}
