import type { ClientState } from "@buck/client";
import type { GameFrame } from "@buck/protocol";
import { useEffect, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { hintsTexts, theCard } from "@buck/words";
import { Emotes } from "../talk/Chat.tsx";
import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { GameControls, isRestProven } from "../../games/index.ts";
import { worthOf } from "../session/advice.ts";
import { useSettings } from "../../device/settings.ts";
import { useIsWide } from "../../ui/layout.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage } from "../../texts/useLanguage.ts";

/** The row under the prompt. It is always there and always as high, so nothing jumps. */
export function Controls() {
  const { act } = useSession();
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const asksForCard = useMoment((moment) => moment.asksForCard);
  const game = useTable(({ frame }) => frame?.game ?? null);
  const isPending = useIsPending();
  const advice = useTableUi((ui) => ui.advice);
  if (!isMyTurn || isPending || game === null) return <IdleControls />;
  if (asksForCard) return <PlayControls game={game} />;
  return (
    <SlipGuard>
      <GameControls
        frame={game}
        act={(decision) => void act(decision)}
        worth={(decision) => (advice === null || advice === "thinking" ? null : worthOf(advice, decision))}
      />
    </SlipGuard>
  );
}

/** While others play there is room for a feeling, one tap away. Where the talk stands beside the table it has its own. */
function IdleControls() {
  const isTalking = useTable(hasCompany);
  const isBesideTable = useIsWide();
  const hasLanded = useHasLanded();
  return <div className="controls">{hasLanded && isTalking && !isBesideTable && <Emotes />}</div>;
}

const LANDED_MS = 300;

/** Signs take longer to draw than all else that changes with a card of one's own: they wait until it has flown. */
function useHasLanded(): boolean {
  const isPending = useIsPending();
  const [hasLanded, setLanded] = useState(!isPending);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), LANDED_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasLanded;
}

/** Somebody who plays, with another person at the table. */
function hasCompany({ frame }: ClientState): boolean {
  if (frame === null || frame.you.role !== "player" || frame.table.paused) return false;
  const { seats } = frame.table;
  return seats.some((seat) => seat.kind === "person" && seat.position !== frame.you.position);
}

const SLIP_MS = 300;

/** A finger on its way to a feeling must not bid: what has only just come under it does not take the tap. */
function SlipGuard({ children }: { children: ReactNode }) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const guard = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const isFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
    if (isFinger && performance.now() - shownAt.current < SLIP_MS) event.stopPropagation();
  };
  return (
    <div className="guarded" onClickCapture={guard}>
      {children}
    </div>
  );
}

function PlayControls({ game }: { game: GameFrame }) {
  const language = useLanguage();
  const t = tableTexts(language);
  const hint = hintsTexts(language);
  const { playSelected, tell } = useSession();
  const { cardUse, hand, trump } = useMoment((moment) => moment);
  const selected = useTableUi((ui) => hand.find(({ id }) => id === ui.selected));
  const hasAdvice = useTableUi(({ advice }) => advice !== null && advice !== "thinking");
  const confirm = useSettings((settings) => settings.confirm);
  const texts = t.controls.cards[cardUse];
  const play = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    playSelected();
    currentTarget.blur();
  };
  if (selected !== undefined) {
    return (
      <div className="controls">
        <button type="button" className="button main grow" onClick={play}>
          {texts.act({ card: theCard(language, selected, trump) })}
        </button>
      </div>
    );
  }
  if (isRestProven(game)) {
    return (
      <div className="controls">
        <button type="button" className="button grow" onClick={() => void tell({ type: "claim" })}>
          {t.controls.claim}
        </button>
      </div>
    );
  }
  if (hasAdvice) return <p className="controls hint">{hint.legend[game.game]}</p>;
  return (
    <p className="controls hint">
      {confirm === "always" ? texts.confirm : <HowTo touch={texts.touch} mouse={texts.mouse} />}
    </p>
  );
}

/** Fingers and mice read different sentences; CSS knows which one is there. */
function HowTo({ touch, mouse }: { touch: string; mouse: string }) {
  return (
    <>
      <span className="for-touch">{touch}</span>
      <span className="for-mouse">{mouse}</span>
    </>
  );
}
