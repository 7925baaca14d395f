import { parseCode } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { useCallback } from "react";
import { useLocation, useParams } from "wouter";
import { openTableToWatch } from "../session/liveTable.ts";
import { ErrorScreen } from "../../app/ErrorScreen.tsx";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { Joining } from "../../ui/Joining.tsx";
import { TvScreen } from "./TvScreen.tsx";

/** `/tv/CODE`: a table on the screen of the living room. Nobody there has a mouse. */
export function TvPage() {
  const { code: typed = "" } = useParams<{ code?: string }>();
  const [, navigate] = useLocation();
  const code = parseCode(typed);
  if (code === null) return <ErrorScreen error="unknown" onAction={() => navigate("/")} />;
  return <OpenTv key={code} code={code} />;
}

function OpenTv({ code }: { code: Code }) {
  const session = useOpenSession(useCallback(() => openTableToWatch(code), [code]));
  if (session === null) return <Joining />;
  return (
    <SessionContext value={session}>
      <TvScreen />
    </SessionContext>
  );
}
