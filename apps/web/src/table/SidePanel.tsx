import type { ReactNode } from "react";
import { useSession } from "../session/context.ts";
import { words } from "../texts/words.ts";
import { HelpIcon, LastTrickIcon } from "../ui/icons.tsx";
import { useIsWide } from "../ui/useIsWide.ts";
import { HandLog } from "./HandLog.tsx";
import { Scoreboard } from "./Scoreboard.tsx";

/** On wide screens: the scoreboard, the log and what else is close at hand. Phones need not draw what is in it. */
export function SidePanel({ talk }: { talk: ReactNode }) {
  const isWide = useIsWide();
  return (
    <aside className="side" aria-label={words.table.log}>
      {isWide && <Contents talk={talk} />}
    </aside>
  );
}

function Contents({ talk }: { talk: ReactNode }) {
  const { ui } = useSession();
  return (
    <>
      <Scoreboard />
      <section className="side-log">
        <h2 className="side-title">{words.table.thisHand}</h2>
        <HandLog />
      </section>
      {talk}
      <div className="side-tools">
        <button type="button" className="button" onClick={() => ui.setState({ panel: "lastTrick" })}>
          <LastTrickIcon />
          {words.table.lastTrick}
        </button>
        <button
          type="button"
          className="round"
          aria-label={words.table.help}
          onClick={() => ui.setState({ panel: "help" })}
        >
          <HelpIcon />
        </button>
      </div>
    </>
  );
}
