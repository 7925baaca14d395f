import type { ConnectionStatus, Ending } from "@buck/client";
import { clubPath } from "@buck/protocol";
import { useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { ErrorScreen } from "../../app/ErrorScreen.tsx";
import { useClubOfTable } from "../../device/clubs.ts";
import { forgetTable } from "../../device/recentTables.ts";
import type { ErrorName } from "../../texts/en/common.ts";
import { Joining } from "../../ui/Joining.tsx";
import { useSession, useTable } from "../session/context.ts";

const ERRORS: Readonly<Record<Ending, ErrorName>> = {
  openedElsewhere: "elsewhere",
  seatMoved: "moved",
  removed: "removed",
  closed: "closed",
  flooding: "flooding",
  linkRenewed: "unknown",
  NO_SUCH_TABLE: "unknown",
  NO_SUCH_CLUB: "unknown",
  TABLE_CLOSED: "closed",
  TABLE_DAMAGED: "damaged",
  BAD_HANDSHAKE: "oldVersion",
  OLD_CLIENT: "oldVersion",
};

/** Nobody comes back to these. */
const GONE: ReadonlySet<ErrorName> = new Set(["closed", "unknown"]);

/** The table has stopped talking to this tab: why, and the way on. */
export function EndingScreen({ ending }: { ending: Ending }) {
  const { client } = useSession();
  const [, navigate] = useLocation();
  const isGone = GONE.has(ERRORS[ending]);
  useEffect(() => {
    if (isGone) forgetTable(client.code);
  }, [isGone, client]);
  const home = useClubOfTable(client.code);
  if (home !== null && isGone) return <Redirect to={clubPath(home.club)} replace />;
  const goOn = () => {
    switch (ERRORS[ending]) {
      case "elsewhere":
      case "flooding":
      case "moved":
        return client.reopen();
      case "oldVersion":
        return location.reload();
      case "closed":
      case "removed":
        return navigate("/new");
      default:
        return navigate("/");
    }
  };
  return <ErrorScreen error={ERRORS[ending]} onAction={goOn} />;
}

const NOT_THERE: Readonly<Partial<Record<ConnectionStatus, ErrorName>>> = {
  offline: "offline",
  restarting: "restarting",
  reconnecting: "unreachable",
  busy: "busy",
  misrouted: "misrouted",
};

/** Nothing to show behind a banner yet, so the whole page says what is the matter. */
export function NotThereYet() {
  const { client } = useSession();
  const connection = useTable((state) => state.connection);
  const error = NOT_THERE[connection];
  if (error === undefined) return <Joining />;
  return <ErrorScreen error={error} onAction={() => client.reopen()} />;
}
