import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useHomeOfTable } from "../../device/clubs.ts";
import { changeSetting, useSettings } from "../../device/settings.ts";
import { mayAskForNotices, showTurnNotice, turnNoticesOn } from "../../device/turnNotice.ts";
import { fetchGameRecord } from "../../replay/useKeepingGames.ts";
import { commonTexts } from "../../texts/en/common.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { QuestionNotice } from "../../ui/QuestionNotice.tsx";
import { TableScreen } from "../board/TableScreen.tsx";
import type { MenuOf } from "../board/panels.tsx";
import { VenueContext, useVenue } from "../board/venue.ts";
import type { FinishedGames } from "../board/venue.ts";
import { useMoment, useSession, useTable } from "../session/context.ts";
import { isPaused, titleOf } from "../session/tableInfo.ts";
import { ChatButton, SideChat } from "../talk/Chat.tsx";
import { GameMenu } from "./GameMenu.tsx";

const ON_SERVER: FinishedGames = { keptBy: "server", recordOf: fetchGameRecord };

const liveMenu: MenuOf = (own) => <GameMenu {...own} />;

/** The game of a live table, for players and watchers. */
export function GameScreen() {
  const language = useLanguage();
  const t = tableTexts(language).page;
  const { tell, client } = useSession();
  const [, navigate] = useLocation();
  const home = useHomeOfTable(client.code);
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  const isRunning = useMoment(({ stage }) => stage !== "over");
  const isCalled = useMoment(({ isMyTurn }) => isMyTurn);
  const isStopped = useTable(isPaused);
  const name = useTable((state) => titleOf(language, state));
  const notice = useTurnNotice(isCalled && !isStopped, name);
  const { isAsking, stay } = useBackGuard(isPlayer && isRunning);
  const leave = async () => {
    await tell({ type: "leave" });
    navigate(home);
  };
  const venue = {
    leave: () => void leave(),
    leaveNote: isPlayer ? t.leaveNote : "",
    hasLobby: true,
    finishedGames: ON_SERVER,
    lastHand: null,
  };
  return (
    <VenueContext value={venue}>
      <TableScreen chat={<ChatButton />} talk={<SideChat />} menu={liveMenu} />
      {isAsking && <LeaveDialog onStay={stay} />}
      {notice.isOffered && !isCalled && <TurnNoticeOffer onClose={notice.close} />}
    </VenueContext>
  );
}

/** Asked when the browser's Back would leave a running game. */
function LeaveDialog({ onStay }: { onStay: () => void }) {
  const language = useLanguage();
  const t = commonTexts(language).signals;
  const texts = tableTexts(language);
  const { leave, leaveNote } = useVenue();
  return (
    <Dialog title={t.leaveTitle} onClose={onStay}>
      <p className="soft">{leaveNote}</p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={leave}>
          {texts.menu.leave}
        </button>
        <button type="button" className="button main grow" data-first-focus onClick={onStay}>
          {texts.menu.stay}
        </button>
      </div>
    </Dialog>
  );
}

const GUARD = "backGuard";

/**
 * While this is on, the browser's Back asks first: it only leaves an entry of the history that lies over the page. Back
 * once more, while the question is open, leaves as always: nobody is trapped.
 */
function useBackGuard(isOn: boolean) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    layGuard();
    const onPop = () => setAsking(!isGuarded());
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      setAsking(false);
      removal = setTimeout(takeGuard);
    };
  }, [isOn]);
  const stay = useCallback(() => {
    setAsking(false);
    layGuard();
  }, []);
  return { isAsking, stay };
}

/** Taken away a moment later: a screen that is drawn anew at once keeps its guard. */
let removal: ReturnType<typeof setTimeout> | undefined;

function takeGuard(): void {
  if (isGuarded()) history.back();
}

function layGuard(): void {
  clearTimeout(removal);
  if (!isGuarded()) history.pushState({ [GUARD]: true }, "");
}

function isGuarded(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && GUARD in state;
}

/**
 * Calls somebody whose turn comes while they do not look. Whoever has missed one, and was never asked, is offered this
 * for the next time: true until `close` is called.
 */
function useTurnNotice(isMyTurn: boolean, tableName: string) {
  const { yourTurn } = useTexts(commonTexts).signals;
  const [isOffered, offer] = useState(false);
  const isOn = useSettings(({ turnNotice }) => turnNotice);
  useEffect(() => {
    if (!isMyTurn || !isOn || !document.hidden) return undefined;
    const close = showTurnNotice(yourTurn, tableName);
    const look = () => {
      if (document.hidden) return;
      close();
      offer(mayAskForNotices());
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [isMyTurn, isOn, tableName, yourTurn]);
  return { isOffered: isOffered && isOn, close: () => offer(false) };
}

/** Asked of somebody who has just missed their turn, with a button, and once. */
function TurnNoticeOffer({ onClose }: { onClose: () => void }) {
  const t = useTexts(commonTexts).signals;
  const accept = () => {
    onClose();
    void turnNoticesOn();
  };
  const decline = () => {
    onClose();
    changeSetting("turnNotice", false);
  };
  return (
    <QuestionNotice
      text={t.offer}
      decline={t.decline}
      onDecline={decline}
      accept={t.accept}
      onAccept={accept}
    />
  );
}
