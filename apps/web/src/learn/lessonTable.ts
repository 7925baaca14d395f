import { openLocal } from "@buck/client";
import type { TableClient } from "@buck/client";
import { buck } from "@buck/engine";
import { inProcessBots } from "@buck/table";
import type { Bots } from "@buck/table";
import { deckFrom } from "../cards/notation.ts";
import type { Arrangement } from "../cards/notation.ts";
import { browserPlatform as platform } from "../client/platform.ts";
import { coachTexts } from "../texts/learn.ts";

/** A hand that teaches: both red jacks and an ace for the pupil, and no club turned up. */
const HANDS: Arrangement["hands"] = [
  "JH JD AH KC 9S",
  "KH QH AS QS 9C",
  "10H AD KD QD 9D",
  "AC QC 10C KS 10S",
];
const TURN_UP = "10D";

/** Bots that leave the bidding to the pupil and then play as they always do. */
const politeBots: Bots = {
  choose: async (turn, random) => {
    const pass = turn.game === "buck" ? buck.legalActions(turn.view).find(isPass) : undefined;
    return pass ?? inProcessBots.choose(turn, random);
  },
};

function isPass(action: buck.Action): boolean {
  return action.type === "PLACE_BID" && action.amount === "PASS";
}

/** A table in this tab that deals the lesson's hand until the pupil has bid and played it. */
export async function openLessonTable(): Promise<TableClient> {
  const lesson: { client: TableClient | null } = { client: null };
  lesson.client = await openLocal({
    platform,
    name: coachTexts.pupil,
    settings: { title: coachTexts.title },
    bots: [
      { name: "Ruth", level: "medium" },
      { name: "Otis", level: "medium" },
      { name: "Marge", level: "medium" },
    ],
    botChoices: politeBots,
    nextDeck: () => lessonDeck(lesson.client),
  });
  return lesson.client;
}

function lessonDeck(client: TableClient | null) {
  const game = client?.store.getState().frame?.game;
  if (game?.game !== "buck" || isDone(game.view)) return null;
  return deckFrom({ dealer: game.view.dealerPosition, hands: HANDS, turnUp: TURN_UP });
}

/** The first hand that was scored ends the lesson; a hand that everybody passed is dealt again. */
export function isDone({ scoreSheet }: buck.View): boolean {
  return scoreSheet.length > 0;
}
