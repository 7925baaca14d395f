import type { GameName } from "@buck/engine";
import { bestChoice, evaluate, reasons } from "@buck/bots";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { teamAt, defaultRules, ruleSheet } from "../games/index.ts";
import type { ExpertAdvice } from "../table/session/advice.ts";
import { LobbyScreen } from "../table/lobby/LobbyScreen.tsx";
import type { LobbyInfo } from "../table/lobby/lobby.ts";
import { NewTableScreen } from "../home/NewTableScreen.tsx";
import { ErrorScreen } from "../app/ErrorScreen.tsx";
import type { ErrorName } from "../texts/en/common.ts";
import { buck, CARDS, euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import { DEFAULT_SETTINGS, RESULT_DRAWN_MS } from "@buck/protocol";
import type { GameFrame } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { still } from "./buck.ts";
import { CLASSIC_FIXTURES, classicStill } from "./euchre.ts";
import { FakeClient } from "./fakeClient.ts";
import { SessionContext } from "../table/session/context.ts";
import { TableSession } from "../table/session/session.ts";
import { TableScreen } from "../table/board/TableScreen.tsx";
import { CLUB_SCENES } from "./clubs.tsx";
import { archiveOf, gamesOfManyEvenings } from "./keptGames.ts";
import { playedGame } from "./playedGame.ts";
import { ReplayMenu } from "../replay/ReplayMenu.tsx";
import { ReplayScreen } from "../replay/ReplayScreen.tsx";
import { YourGamesPage } from "../yourGames/YourGamesPage.tsx";
import { Toast } from "../table/page/Toast.tsx";
import { VisitorScreen } from "../table/page/VisitorScreen.tsx";
import { TvScreen } from "../table/tv/TvScreen.tsx";
import { CardBack, PlayingCard } from "../cards/PlayingCard.tsx";
import { english } from "../texts/language.ts";
import { commonTexts } from "../texts/en/common.ts";

const nothing = () => undefined;

const LOBBY: LobbyInfo = {
  code: "KXPM-27AC",
  name: "Friday cards",
  gameTitle: "Buck Euchre",
  goal: "from 10 down to zero",
  teams: [],
  role: "player",
  isHost: true,
  hostName: "Dana",
  locked: false,
  offersSeats: true,
  isRemoved: false,
  removed: [{ personId: "p9", name: "Eve" }],
  settings: DEFAULT_SETTINGS,
  chairAsks: [],
  withMoreChairs: DEFAULT_SETTINGS,
  withFewerChairs: DEFAULT_SETTINGS,
  sameDeals: null,
  unusualRules: ["Everybody starts with 10: a short game."],
  watchers: { watchers: 1, watcherNames: ["Wes"] },
  lateHands: { isAgreed: false, isAsked: false, status: "Nobody has agreed yet." },
  seats: [
    { ...person(0, "Dana"), isYou: true, isHost: true },
    { kind: "empty", position: 1 },
    person(2, "Ann"),
    { kind: "bot", position: 3, name: "Otis", level: "medium" },
  ],
};

function person(position: Position, name: string) {
  const seat = {
    kind: "person",
    position,
    personId: `p${position}`,
    name,
    covered: false,
    waitsForDeal: false,
  } as const;
  return { ...seat, isYou: false, isHost: false, isHere: true };
}

const FULL_LOBBY: LobbyInfo = {
  ...LOBBY,
  unusualRules: [],
  seats: LOBBY.seats.map((seat) => (seat.kind === "empty" ? { ...person(1, "Bo"), isHere: false } : seat)),
};

const THREE_LOBBY: LobbyInfo = lobbyOf(3, FULL_LOBBY);
const SIX_LOBBY: LobbyInfo = lobbyOf(6, {
  ...FULL_LOBBY,
  seats: [...FULL_LOBBY.seats, person(4, "Maximiliane"), { kind: "empty", position: 5 }],
});

function lobbyOf(players: buck.Options["players"], lobby: LobbyInfo): LobbyInfo {
  const rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, players } } as const;
  const { unusual } = ruleSheet(english, rules);
  const settings = { ...lobby.settings, rules };
  return { ...lobby, settings, unusualRules: unusual, seats: lobby.seats.slice(0, players) };
}

/** What the fifth friend sees, and then the host. */
const FIFTH_LOBBY: LobbyInfo = {
  ...FULL_LOBBY,
  role: "visitor",
  isHost: false,
  withFewerChairs: null,
  lateHands: null,
};
const ASKED_LOBBY: LobbyInfo = { ...FULL_LOBBY, chairAsks: ["Maximiliane"], withFewerChairs: null };

const CLASSIC_LOBBY: LobbyInfo = {
  ...FULL_LOBBY,
  withMoreChairs: null,
  withFewerChairs: null,
  gameTitle: "Classic Euchre",
  goal: "to 10 points",
  teams: euchre.seats().map((position) => teamAt(english, "euchre", position, 0)),
  settings: { ...DEFAULT_SETTINGS, rules: defaultRules("euchre") },
};

function LobbyScene({ lobby }: { lobby: LobbyInfo }) {
  return (
    <LobbyScreen
      lobby={lobby}
      table={{ tell: nothing, ask: () => Promise.resolve({ ok: true, version: 1 }), showRefusal: nothing }}
      onClaim={nothing}
      talk={null}
    />
  );
}

function ReplayScene({ game }: { game: GameName }) {
  const [history] = useState(() => playedGame(game));
  return <ReplayOf history={history} />;
}

function ReplayOf({ history }: { history: GameHistory }) {
  useEffect(() => {
    location.hash = "#4.15";
  }, []);
  return <ReplayScreen history={history} menu={<ReplayMenu id={"G".repeat(22)} history={history} />} />;
}

const errors = commonTexts(english).errors;
const errorNames = Object.keys(errors).filter((key): key is ErrorName => key in errors);

/** What an expert says to it, without a worker. */
function advised<Name extends GameName>({ game, view }: GameFrame<Name>): Omit<ExpertAdvice, "game"> {
  const evaluation = evaluate(game, view, { worlds: 200, random: () => 1 });
  const best = bestChoice(evaluation).action;
  return { evaluation, best, reasons: reasons(game, view, evaluation) };
}

/** A table where somebody has asked what an expert would do. */
function HintScene({ name }: { name: string }) {
  const session = useMemo(() => {
    const { state } = name in CLASSIC_FIXTURES ? classicStill(name) : still(name);
    const { frame } = state;
    if (frame === null || frame.game === null) throw new Error(`no game in ${name}`);
    const settings = { ...frame.table.settings, hints: "all" } as const;
    const shown = { ...frame, table: { ...frame.table, settings } };
    const opened = new TableSession(new FakeClient({ ...state, frame: shown }));
    opened.ui.setState({ advice: { ...advised(frame.game), game: frame.game } });
    return opened;
  }, [name]);
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}

/** A table that has refused something. */
function RefusedScene() {
  const session = useMemo(() => {
    const opened = new TableSession(new FakeClient(still("bid").state));
    opened.ui.setState({ toast: "There is nothing to take back." });
    return opened;
  }, []);
  return (
    <SessionContext value={session}>
      <TableScreen />
      <Toast />
    </SessionContext>
  );
}

/** The last card of a trick has fallen, and all of them still lie on the table. */
function TrickScene({ name }: { name: string }) {
  const session = useMemo(() => {
    const { state } = still(name);
    const opened = new TableSession(new FakeClient(state));
    const game = state.frame?.game;
    const trick = game?.view.currentTrick;
    const card = game?.view.players[0]?.hand?.at(-1);
    if (trick === undefined || card === undefined || card === null) throw new Error(`no trick in ${name}`);
    const cards = [...trick.cards, { card, playerPosition: 0 } as const];
    opened.ui.setState({ finishedTrick: { trick: { ...trick, cards, winner: 1 }, leaving: false } });
    return opened;
  }, [name]);
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}

/** Somebody who opens the link while a game is on, with a seat to take. */
function VisitorScene() {
  const session = useMemo(() => {
    const { state } = still("away");
    const { frame } = state;
    const you = { role: "visitor", personId: null, position: null, isHost: false, freeSeats: [3] } as const;
    const table = frame && { ...frame.table, scores: [9, 12, 7, 15] };
    const shown = frame && table && { ...frame, table, game: null, you: { ...frame.you, ...you } };
    return new TableSession(new FakeClient({ ...state, frame: shown }));
  }, []);
  const { frame } = session.client.store.getState();
  return <SessionContext value={session}>{frame && <VisitorScreen frame={frame} />}</SessionContext>;
}

/** A television in front of a table. */
function TvScene({ name, isLobby = false }: { name: string; isLobby?: boolean }) {
  const session = useMemo(() => {
    const { state } = still(name);
    const { frame } = state;
    const shown =
      frame && isLobby ? { ...frame, game: null, table: { ...frame.table, stage: "lobby" } as const } : frame;
    return new TableSession(new FakeClient({ ...state, frame: shown }));
  }, [name, isLobby]);
  return (
    <SessionContext value={session}>
      <TvScreen />
    </SessionContext>
  );
}

/** The result of a hand while the seconds to the next one run, or while somebody holds it for everybody. */
function WaitScene({ name = "result", heldBy = null }: { name?: string; heldBy?: Position | null }) {
  const session = useMemo(() => {
    const { state } = still(name);
    const { frame } = state;
    const timer = heldBy === null ? ({ kind: "next", msLeft: 5_000 + RESULT_DRAWN_MS } as const) : null;
    const shown = frame && { ...frame, timer, table: { ...frame.table, heldBy } };
    return new TableSession(new FakeClient({ ...state, frame: shown, frameAt: performance.now() }));
  }, [name, heldBy]);
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}

export const SCENES: Readonly<Record<string, () => ReactNode>> = {
  lobby: () => <LobbyScene lobby={LOBBY} />,
  "lobby-full": () => <LobbyScene lobby={FULL_LOBBY} />,
  "lobby-three": () => <LobbyScene lobby={THREE_LOBBY} />,
  "lobby-six": () => <LobbyScene lobby={SIX_LOBBY} />,
  "lobby-fifth": () => <LobbyScene lobby={FIFTH_LOBBY} />,
  "lobby-asked": () => <LobbyScene lobby={ASKED_LOBBY} />,
  "classic-lobby": () => <LobbyScene lobby={CLASSIC_LOBBY} />,
  refused: () => <RefusedScene />,
  visitor: () => <VisitorScene />,
  "result-next": () => <WaitScene />,
  "result-held": () => <WaitScene heldBy={1} />,
  "result-passed": () => <WaitScene name="passed" />,
  tv: () => <TvScene name="watch" />,
  "tv-three": () => <TvScene name="three-watch" />,
  "tv-six": () => <TvScene name="six-watch" />,
  "tv-late": () => <TvScene name="watch-late" />,
  "tv-over": () => <TvScene name="watched-over" />,
  "tv-lobby": () => <TvScene name="watch" isLobby />,
  replay: () => <ReplayScene game="buck" />,
  "classic-replay": () => <ReplayScene game="euchre" />,
  "five-trick": () => <TrickScene name="five-second" />,
  "six-trick": () => <TrickScene name="six-second" />,
  "your-games": () => <YourGamesPage archive={gamesOfManyEvenings()} />,
  "your-games-none": () => <YourGamesPage archive={archiveOf([])} />,
  "hint-follow": () => <HintScene name="follow" />,
  "hint-bid": () => <HintScene name="bid" />,
  "hint-declare": () => <HintScene name="declare" />,
  "hint-fold": () => <HintScene name="fold" />,
  "hint-order": () => <HintScene name="classic-order" />,
  "hint-second": () => <HintScene name="classic-second" />,
  ...CLUB_SCENES,
  new: () => <NewTableScreen playerName="" isBusy={false} error={null} onMake={nothing} />,
  ...Object.fromEntries(
    errorNames.map((error) => [error, () => <ErrorScreen error={error} onAction={nothing} />]),
  ),
  cards: () => (
    <main className="felt" style={{ padding: 16, display: "grid", gap: 16 }}>
      {[56, 72, 112].map((width) => (
        <div
          key={width}
          style={{ display: "flex", flexWrap: "wrap", gap: 8, ["--w" as string]: `${width}px` }}
        >
          {CARDS.map((card) => (
            <PlayingCard key={card.id} card={card} trump="HEARTS" />
          ))}
          <CardBack />
        </div>
      ))}
    </main>
  ),
};
