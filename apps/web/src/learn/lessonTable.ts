import { openLocal } from "@buck/client";
import type { ClientState, TableClient } from "@buck/client";
import { buck, euchre } from "@buck/engine";
import type { GameAction, GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { inProcessBots } from "@buck/table";
import type { Bots, Question } from "@buck/table";
import { deckFrom } from "../cards/notation.ts";
import { browserPlatform } from "../device/platform.ts";
import { buckLesson } from "./buckLesson.ts";
import { euchreLesson } from "./euchreLesson.ts";
import type { Advice, GuidedHand } from "./guidedHand.ts";
import type { Language } from "../texts/language.ts";
import type { LessonClock } from "./lessonClock.ts";
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

/** Whether nothing happens until the pupil decides, or has seen a result. */
function waitsByItself({ game, view }: GameFrame): boolean {
  if (view.phase === "ROUND_OVER" || view.phase === "GAME_OVER") return true;
  return game === "buck" ? buck.derive(view).isMyTurn : euchre.derive(view).isMyTurn;
}

/** Bots that leave the first choice to the pupil and then play as they always do. */
const politeBots: Bots = {
  choose: async (turn, random) => leaveToPupil(turn) ?? inProcessBots.choose(turn, random),
};

function leaveToPupil<Name extends GameName>({ game, view }: Question<Name>): GameAction | undefined {
  const lesson: Lessons[Name] = LESSONS[game];
  return lesson.leaveToPupil(view);
}

/**
 * A table in this tab that deals the lesson's hand until the pupil has played it. Its clock stands still at each new
 * sentence of the teacher until somebody lets it go on.
 */
export async function openLessonTable(
  language: Language,
  game: GameName,
  clock: LessonClock,
): Promise<TableClient> {
  const coach = learnTexts(language).coach;
  const { rules } = LESSONS[game];
  const lesson: { client: TableClient | null } = { client: null };
  lesson.client = await openLocal({
    platform: { ...browserPlatform, clock },
    name: coach.pupil,
    settings: { hints: "all", title: coach.title, rules },
    bots: [
      { name: "Ruth", level: "medium" },
      { name: "Otis", level: "medium" },
      { name: "Marge", level: "medium" },
    ],
    botChoices: politeBots,
    // The others bid first: a pupil who is asked at once has not seen how it is done.
    deals: { dealer: 0, decks: [], areAll: false },
    nextDeck: () => {
      const frame = lesson.client?.store.getState().frame?.game ?? null;
      return frame === null ? null : lessonDeck(frame);
    },
  });
  const known = new Set<string>();
  // Heard as the table says it: by the time it is drawn the table could have gone on.
  const hear = ({ frame }: ClientState) => {
    const shown = frame?.game ?? null;
    if (shown === null) return;
    const { say } = adviceFor(language, shown);
    if (!known.has(say) && !waitsByItself(shown)) clock.stop();
    known.add(say);
  };
  hear(lesson.client.store.getState());
  lesson.client.store.subscribe(hear);
  return lesson.client;
}

function lessonDeck<Name extends GameName>({ game, view }: GameFrame<Name>) {
  const lesson: Lessons[Name] = LESSONS[game];
  return lesson.isDone(view) ? null : deckFrom({ ...lesson.deal, dealer: view.dealerPosition });
}
