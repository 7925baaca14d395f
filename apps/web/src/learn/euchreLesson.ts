import { beats, effectiveSuit, euchre, ledSuit, strength, winningPlay } from "@buck/engine";
import type { Card } from "@buck/engine";
import { adviseOnly, showHintOnce, leaveToExpert } from "./guidedHand.ts";
import type { Advice, GuidedHand } from "./guidedHand.ts";
import { learnTexts } from "../texts/en/learn.ts";
import type { Language } from "../texts/language.ts";

/** The pupil deals: both red jacks and the ace of hearts in hand, and the king turned up to be taken. */
export const euchreLesson: GuidedHand<"euchre"> = {
  rules: { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, firstDealer: "seat0" } },
  deal: {
    hands: ["JH JD AH AS 9C", "QH 9H AC QS 10D", "10H AD KC 10S 9S", "QD KD 10C KS JS"],
    turnUp: "KH",
  },
  isDone,
  leaveToPupil: (view) => euchre.legalActions(view).find(({ type }) => type === "PASS_TRUMP"),
  advice,
};

function isDone({ scoreSheet }: euchre.View): boolean {
  return scoreSheet.length > 0;
}

function advice(language: Language, view: euchre.View): Advice {
  const t = learnTexts(language).coachClassic;
  if (isDone(view) && view.phase !== "ROUND_OVER" && view.phase !== "GAME_OVER") return leaveToExpert(t.free);
  const { isMyTurn } = euchre.derive(view);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
    case "DEALING":
      return adviseOnly(t.deal);
    case "ROUND1":
      return adviseOnly(isMyTurn ? t.pickUp : t.listen);
    case "ROUND2":
      return adviseOnly(isMyTurn ? t.stuck : t.turnedDown);
    case "DEFENDING":
      return adviseOnly(t.wait);
    case "DEALER_DISCARD":
      return isMyTurn ? discardAdvice(language, view) : adviseOnly(t.wait);
    case "PLAYING":
      return isMyTurn ? cardAdvice(language, view) : adviseOnly(t.wait);
    case "ROUND_OVER":
    case "GAME_OVER":
      return adviseOnly(t.done);
  }
}

function discardAdvice(language: Language, view: euchre.View): Advice {
  const t = learnTexts(language).coachClassic;
  return showHintOnce(t.discard, lowest(euchre.ownHand(view), view)?.id ?? null);
}

/** What an experienced player would do, whatever trump the pupil has made. */
function cardAdvice(language: Language, view: euchre.View): Advice {
  const t = learnTexts(language).coachClassic;
  const playable = euchre.derive(view).playableCards;
  const { trumpSuit: trump, currentTrick, viewer } = view;
  const led = ledSuit(currentTrick, trump);
  if (led === null) return leadAdvice(language, playable, view);
  const best = winningPlay(currentTrick.cards, trump);
  const low = lowest(playable, view)?.id ?? null;
  if (viewer !== "spectator" && best.playerPosition === euchre.partnerOf(viewer)) {
    return { say: t.partnerWins, hint: low };
  }
  const winners = playable.filter((card) => beats(card, best.card, { led, trump }));
  const winner = lowest(winners, view);
  if (winner === undefined) return { say: t.cannotWin, hint: low };
  const isRuff = led !== trump && effectiveSuit(winner, trump) === trump;
  return { say: isRuff ? t.ruff : t.win, hint: winner.id };
}

function leadAdvice(language: Language, playable: readonly Card[], view: euchre.View): Advice {
  const t = learnTexts(language).coachClassic;
  const trumps = playable.filter((card) => isTrump(card, view));
  const best = highest(trumps.length > 0 ? trumps : playable, view);
  return { say: trumps.length > 0 ? t.leadTrump : t.leadHigh, hint: best?.id ?? null };
}

function isTrump(card: Card, { trumpSuit }: euchre.View): boolean {
  return effectiveSuit(card, trumpSuit) === trumpSuit;
}

/** The card that is missed least: no trump as long as there is another one. */
function lowest(cards: readonly Card[], view: euchre.View): Card | undefined {
  const worth = (card: Card) => (isTrump(card, view) ? 100 : 0) + strength(card, view.trumpSuit);
  return cards.toSorted((a, b) => worth(a) - worth(b))[0];
}

function highest(cards: readonly Card[], { trumpSuit }: euchre.View): Card | undefined {
  return cards.toSorted((a, b) => strength(b, trumpSuit) - strength(a, trumpSuit))[0];
}
