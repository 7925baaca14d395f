import type { ReactNode } from "react";
import { useMoment, useSession, useTable } from "../session/context.ts";
import { gameTexts } from "../games/index.ts";
import { SealButton } from "../seals/SealButton.tsx";
import { titleOf } from "../session/tableInfo.ts";
import { lateHandTexts } from "../texts/lateHands.ts";
import { words } from "../texts/words.ts";
import { EyeIcon, MenuIcon } from "../ui/icons.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { useExits } from "./exits.ts";
import { TrumpBadge } from "./TrumpBadge.tsx";

export function TableHeader({ chat }: { chat: ReactNode }) {
  const { ui } = useSession();
  const name = useTable(titleOf);
  const watching = useTable(({ presence }) => presence.watchers);
  const isPromised = useTable(({ frame }) => frame?.table.lateHands.thisHand === true);
  const gameName = useTable(({ frame }) => frame?.game && gameTexts(frame.game.game).title);
  const { round, goal, trickLabel } = useMoment((moment) => moment);
  const { lastHand } = useExits();
  return (
    <header className="table-head">
      <button
        type="button"
        className="round"
        aria-label={words.table.menu}
        onClick={() => ui.setState({ panel: "menu" })}
      >
        <MenuIcon />
      </button>
      {chat}
      <div className="table-name">
        <h1>{name}</h1>
        <p className="soft">
          {round === 0
            ? (gameName ?? words.appName)
            : lastHand === null
              ? words.table.handNumber({ number: round })
              : words.table.handOf({ number: round, hands: lastHand.number })}
          {goal !== "" && lastHand === null && <span className="goal"> · {goal}</span>}
          {round > 0 && <SealButton />}
          {watching > 0 && (
            <span className="watchers" data-promised={isPromised}>
              <EyeIcon /> {watching}
              <span className="unseen">
                {" "}
                {words.table.watchers({ people: watching })}
                {isPromised && `: ${lateHandTexts.watchersSee}`}
              </span>
            </span>
          )}
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

/** How many tricks each team has: by badge for the eye, by name for the ear. */
function TeamTricks() {
  const teams = useMoment((moment) => moment.teamTricks);
  if (teams.length === 0) return null;
  return (
    <span className="team-tricks" role="group" aria-label={words.table.teamTricks}>
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
