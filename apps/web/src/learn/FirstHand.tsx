import type { GameName } from "@buck/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { SessionContext, useMoment, useOpenSession, useSession, useTable } from "../table/session/context.ts";
import { VenueContext, LOCAL_VENUE } from "../table/board/venue.ts";
import { TableScreen } from "../table/board/TableScreen.tsx";
import { Glossed } from "../ui/Glossary.tsx";
import { Joining } from "../ui/Joining.tsx";
import { browserPlatform } from "../device/platform.ts";
import { learnTexts } from "../texts/en/learn.ts";
import { LessonClock } from "./lessonClock.ts";
import { adviceFor, openLessonTable } from "./lessonTable.ts";
import type { Advice } from "./guidedHand.ts";
import "./learn.css";
import { languageStore, useLanguage } from "../texts/useLanguage.ts";

const RULES: Readonly<Record<GameName, string>> = { buck: "/learn", euchre: "/learn/classic" };
const NOTHING: Advice = { say: "", hint: null };

/** A first hand with a teacher beside you, at a real table with the real rules. */
export function FirstHand({ game }: { game: GameName }) {
  const [, navigate] = useLocation();
  const [clock] = useState(() => new LessonClock(browserPlatform.clock));
  const session = useOpenSession(
    useCallback(() => openLessonTable(languageStore.getState(), game, clock), [game, clock]),
  );
  if (session === null) return <Joining />;
  const venue = { ...LOCAL_VENUE, leave: () => navigate(RULES[game]) };
  return (
    <SessionContext value={session}>
      <VenueContext value={venue}>
        <TableScreen coach={<Coach clock={clock} />} />
      </VenueContext>
    </SessionContext>
  );
}

function Coach({ clock }: { clock: LessonClock }) {
  const language = useLanguage();
  const { ui, toggleHint } = useSession();
  const game = useTable(({ frame }) => frame?.game ?? null);
  const { say, hint, expert = null } = game === null ? NOTHING : adviceFor(language, game);
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  useEffect(() => ui.setState({ hint }), [ui, hint]);
  // Asked for the pupil one time each: whoever puts a hint away is not shown it again, and whoever wants them has them.
  const asked = useRef(new Set<Advice["expert"]>());
  // A frame that comes while the expert thinks takes the answer away: it is renewed until this question is over.
  const isRenewed = useRef(false);
  useEffect(() => {
    if (expert === null || !isMyTurn || asked.current.has(expert)) return;
    asked.current.add(expert);
    const { advice, isAdvised } = ui.getState();
    if (advice === null) toggleHint();
    isRenewed.current = expert === "once" && !isAdvised;
    ui.setState({ isAdvised: true });
  }, [expert, isMyTurn, toggleHint, ui]);
  useEffect(() => {
    if (expert !== null || !isRenewed.current) return;
    isRenewed.current = false;
    ui.setState({ isAdvised: false });
  }, [expert, ui]);
  const isReading = useStore(clock.shown, ({ isStopped }) => isStopped);
  useEffect(() => {
    if (!isReading) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      const isOnButton = target instanceof HTMLElement && target.closest("button, a, dialog") !== null;
      if (key === "Enter" && !isOnButton) clock.goOn();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isReading, clock]);
  return (
    <div className="coach" data-explains={expert !== null}>
      <p role="status">
        <Glossed>{say}</Glossed>
      </p>
      {isReading && (
        <button type="button" className="button main small" onClick={() => clock.goOn()}>
          {learnTexts(language).coach.next}
        </button>
      )}
    </div>
  );
}
