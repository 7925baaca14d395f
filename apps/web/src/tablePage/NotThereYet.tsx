import type { ConnectionStatus } from "@buck/client";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { useSession, useTable } from "../session/context.ts";
import type { ErrorName } from "../texts/errors.ts";
import { Joining } from "../ui/Joining.tsx";

const NOT_THERE: Readonly<Partial<Record<ConnectionStatus, ErrorName>>> = {
  offline: "offline",
  restarting: "restarting",
  reconnecting: "unreachable",
  busy: "busy",
};

/** Nothing to show behind a banner yet, so the whole page says what is the matter. */
export function NotThereYet() {
  const { client } = useSession();
  const connection = useTable((state) => state.connection);
  const error = NOT_THERE[connection];
  if (error === undefined) return <Joining />;
  return <ErrorScreen error={error} onAction={() => client.reopen()} />;
}
