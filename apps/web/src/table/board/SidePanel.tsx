import type { ReactNode } from "react";
import { useSession } from "../session/context.ts";
import { HelpIcon, LastTrickIcon } from "../../ui/icons.tsx";
import { useIsWide } from "../../ui/layout.ts";
import { HandLog } from "./HandLog.tsx";
import { Scoreboard } from "./Scoreboard.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";

/** On wide screens: the scoreboard, the log and what else is close at hand. Phones need not draw what is in it. */
export function SidePanel({ talk }: { talk: ReactNode }) {
  const texts = useTexts(tableTexts);
  const isWide = useIsWide();
  return (
    <aside className="side" aria-label={texts.board.log}>
      {isWide && <Contents talk={talk} />}
    </aside>
  );
}

function Contents({ talk }: { talk: ReactNode }) {
  const texts = useTexts(tableTexts);
  const { ui } = useSession();
  return (
    <>
      <Scoreboard />
      <section className="side-log">
        <h2 className="side-title">{texts.board.thisHand}</h2>
        <HandLog />
      </section>
      {talk}
      <div className="side-tools">
        <button type="button" className="button" onClick={() => ui.setState({ panel: "lastTrick" })}>
          <LastTrickIcon />
          {texts.board.lastTrick}
        </button>
        <button
          type="button"
          className="round"
          aria-label={texts.board.help}
          onClick={() => ui.setState({ panel: "help" })}
        >
          <HelpIcon />
        </button>
      </div>
    </>
  );
}
