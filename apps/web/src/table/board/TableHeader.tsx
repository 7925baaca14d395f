import type { ReactNode } from "react";
import { useMoment, useSession, useTable } from "../session/context.ts";
import { gameTexts } from "../../games/index.ts";
import { SealButton } from "./seals.tsx";
import { titleOf } from "../session/tableInfo.ts";
import { MenuIcon } from "../../ui/icons.tsx";
import { Watchers } from "../talk/Watchers.tsx";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { useVenue } from "./venue.ts";
import { TrumpBadge } from "./trump.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { commonTexts } from "../../texts/en/common.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";

export function TableHeader({ chat }: { chat: ReactNode }) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const common = commonTexts(language);
  const { ui } = useSession();
  const name = useTable((state) => titleOf(language, state));
  const gameName = useTable(({ frame }) => frame?.game && gameTexts(language, frame.game.game).title);
  const { round, goal, trickLabel } = useMoment((moment) => moment);
  const { lastHand } = useVenue();
  return (
    <header className="table-head">
      <button
        type="button"
        className="round"
        aria-label={texts.board.menu}
        onClick={() => ui.setState({ panel: "menu" })}
      >
        <MenuIcon />
      </button>
      {chat}
      <div className="table-name">
        <h1>{name}</h1>
        <p className="soft">
          {round === 0
            ? (gameName ?? common.appName)
            : lastHand === null
              ? texts.board.handNumber({ number: round })
              : texts.board.handOf({ number: round, hands: lastHand.number })}
          {goal !== "" && lastHand === null && <span className="goal"> · {goal}</span>}
          {round > 0 && <SealButton />}
          <WatchersHere />
        </p>
        <p className="trick-count">
          {trickLabel}
          {trickLabel !== "" && <TeamTricks />}
        </p>
      </div>
      <TrumpBadge />
    </header>
  );
}

function WatchersHere() {
  const { watchers, watcherNames } = useTable(({ presence }) => presence);
  const isPromised = useTable(({ frame }) => frame?.table.lateHands.thisHand === true);
  const talkWithPlayers = useTable(({ frame }) => frame?.table.settings.talkWithWatchers === true);
  return <Watchers {...{ watchers, watcherNames, talkWithPlayers, isPromised }} />;
}

/** How many tricks each team has: by badge for the eye, by name for the ear. */
function TeamTricks() {
  const texts = useTexts(tableTexts);
  const teams = useMoment((moment) => moment.teamTricks);
  if (teams.length === 0) return null;
  return (
    <span className="team-tricks" role="group" aria-label={texts.board.teamTricks}>
      {teams.map(({ team, tricks }) => (
        <span key={team.letter} className="with-badge">
          <TeamBadge team={team} />
          <span className="unseen">{team.name} </span>
          {tricks}
        </span>
      ))}
    </span>
  );
}
