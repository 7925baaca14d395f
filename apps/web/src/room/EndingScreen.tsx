import { useEffect } from "react";
import { useLocation } from "wouter";
import type { Ending } from "../client/live/live.ts";
import { forgetTable } from "../home/recentTables.ts";
import type { Trouble } from "../texts/trouble.ts";
import { TroubleScreen } from "../trouble/TroubleScreen.tsx";
import { useRoom } from "./context.ts";

const TROUBLES: Readonly<Record<Ending, Trouble>> = {
  openedElsewhere: "elsewhere",
  seatMoved: "moved",
  removed: "removed",
  closed: "closed",
  archived: "archived",
  flooding: "flooding",
  NO_SUCH_TABLE: "unknown",
  TABLE_CLOSED: "archived",
  BAD_HANDSHAKE: "oldVersion",
  OLD_CLIENT: "oldVersion",
};

/** Nobody comes back to these. */
const GONE: ReadonlySet<Trouble> = new Set(["closed", "archived", "unknown"]);

/** The table has stopped talking to this tab: why, and the way on. */
export function EndingScreen({ ending }: { ending: Ending }) {
  const { live } = useRoom();
  const [, navigate] = useLocation();
  const isGone = GONE.has(TROUBLES[ending]);
  useEffect(() => {
    if (isGone) forgetTable(live.code);
  }, [isGone, live]);
  const goOn = () => {
    switch (TROUBLES[ending]) {
      case "elsewhere":
      case "flooding":
      case "moved":
        return live.reopen();
      case "removed":
        navigate(`/watch/${live.code}`, { replace: true });
        return live.reopen();
      case "oldVersion":
        return location.reload();
      case "closed":
      case "archived":
        return navigate("/new");
      default:
        return navigate("/");
    }
  };
  return <TroubleScreen trouble={TROUBLES[ending]} onAction={goOn} />;
}
