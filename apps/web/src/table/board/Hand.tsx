import type { Card, Card as CardFace } from "@buck/engine";
import { spokenCard } from "@buck/words";
import { useRef } from "react";
import type { MouseEvent } from "react";
import { PlayingCard } from "../../cards/PlayingCard.tsx";
import type { CardLook } from "../../cards/PlayingCard.tsx";
import type { Preferences } from "../../device/settings.ts";
import { useSettings } from "../../device/settings.ts";
import { cardDecision } from "../../games/index.ts";
import type { Moment } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { worthOf } from "../session/advice.ts";
import type { Worth } from "../session/advice.ts";
import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { isPaused } from "../session/tableInfo.ts";
import { WorthBar, spokenWorth } from "./WorthBar.tsx";
import { rememberSpot } from "./flight.ts";

/** The viewer's cards, trump first, in thumb reach. */
export function Hand() {
  const texts = useTexts(tableTexts);
  const cards = useMoment((moment) => moment.hand);
  return (
    <ol className="hand" id="hand" aria-label={texts.board.hand} data-count={cards.length}>
      {cards.map((card, index) => (
        <HandCard key={card.id} card={card} number={index + 1} />
      ))}
    </ol>
  );
}

function HandCard({ card, number }: { card: CardFace; number: number }) {
  const language = useLanguage();
  const ref = useRef<HTMLButtonElement>(null);
  const { chooseCard, pending } = useSession();
  const trump = useMoment((moment) => moment.trump);
  const use = useMoment((moment) => moment.cardUse);
  const look = useLook(card);
  const worth = useCardWorth(card);
  const confirm = useSettings((settings) => settings.confirm);
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    rememberSpot(card.id, ref.current);
    chooseCard(card.id, { confirm: asksFirst(confirm, event.nativeEvent) });
    // A focused button that leaves the page makes browsers lay it out twice: once in the middle of the change.
    if (pending.getState().pending !== null) ref.current?.blur();
  };
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className="hand-card"
        data-look={look}
        aria-label={spokenCard(language, card, trump, spokenState(look, use))}
        aria-description={worth ? spokenWorth(language, worth) : undefined}
        aria-disabled={look === "unplayable"}
        aria-keyshortcuts={String(number)}
        onClick={choose}
      >
        <PlayingCard card={card} trump={trump} look={look} />
        <WorthBar worth={worth} />
      </button>
    </li>
  );
}

function useLook(card: CardFace): CardLook {
  const moment = useMoment((shown) => shown);
  const isSelected = useTableUi((ui) => ui.selected === card.id);
  const isHint = useTableUi((ui) => ui.hint === card.id);
  const isPending = useIsPending();
  const isStopped = useTable(isPaused);
  if (isSelected) return "selected";
  if (moment.seats.some(({ position, isOut }) => position === moment.viewer && isOut)) return "unplayable";
  if (!moment.asksForCard || isPending || isStopped) return "plain";
  if (!moment.playable.includes(card.id)) return "unplayable";
  return isHint ? "hint" : "playable";
}

function spokenState(look: CardLook, use: Moment["cardUse"]) {
  if (look === "hint" || look === "playable") return use === "discard" ? "discardable" : "playable";
  return look === "unplayable" || look === "selected" ? look : undefined;
}

/** A finger slips more easily than a mouse: touch asks twice unless told otherwise. */
function asksFirst(confirm: Preferences["confirm"], event: Event): boolean {
  if (confirm !== "touch") return confirm === "always";
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** What playing or discarding this card is worth, while there is a hint. */
function useCardWorth(card: Card): Worth | null {
  const advice = useTableUi((ui) => ui.advice);
  const game = useTable(({ frame }) => frame?.game ?? null);
  if (advice === null || advice === "thinking" || game === null) return null;
  const decision = cardDecision(game, card.id);
  return decision && worthOf(advice, decision);
}
