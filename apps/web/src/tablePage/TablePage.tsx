import { parseCode } from "@buck/protocol";
import { Redirect, useLocation, useParams } from "wouter";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { ConnectionContext, useOpenConnection } from "../session/connectionContext.ts";
import { Joining } from "../ui/Joining.tsx";
import { TableStage } from "./TableStage.tsx";

/** `/t/CODE` and `/watch/CODE`, however the code was typed. */
export function TablePage() {
  const { way = "t", code: typed = "" } = useParams<{ way?: string; code?: string }>();
  const [, navigate] = useLocation();
  const code = parseCode(typed);
  if (code === null) return <ErrorScreen error="unknown" onAction={() => navigate("/")} />;
  if (code !== typed) return <Redirect to={`/${way}/${code}`} replace />;
  return <OpenTable key={code} code={code} wantsToWatch={way === "watch"} />;
}

function OpenTable({ code, wantsToWatch }: { code: string; wantsToWatch: boolean }) {
  const connection = useOpenConnection(code);
  if (connection === null) return <Joining />;
  return (
    <ConnectionContext value={connection}>
      <TableStage wantsToWatch={wantsToWatch} />
    </ConnectionContext>
  );
}
