import { useEffect } from "react";
import { useLocation } from "wouter";
import type { Ending } from "@buck/client";
import { forgetTable } from "../storage/recentTables.ts";
import type { ErrorName } from "../texts/errors.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { useSession } from "../session/context.ts";

const ERRORS: Readonly<Record<Ending, ErrorName>> = {
  openedElsewhere: "elsewhere",
  seatMoved: "moved",
  removed: "removed",
  closed: "closed",
  flooding: "flooding",
  NO_SUCH_TABLE: "unknown",
  TABLE_CLOSED: "closed",
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
