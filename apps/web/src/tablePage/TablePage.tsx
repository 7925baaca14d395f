import { parseCode } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { useCallback } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { openLiveTable } from "../client/liveTable.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { SessionContext, useOpenSession } from "../session/context.ts";
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

function OpenTable({ code, wantsToWatch }: { code: Code; wantsToWatch: boolean }) {
  const session = useOpenSession(useCallback(() => openLiveTable(code), [code]));
  if (session === null) return <Joining />;
  return (
    <SessionContext value={session}>
      <TableStage wantsToWatch={wantsToWatch} />
    </SessionContext>
  );
}
