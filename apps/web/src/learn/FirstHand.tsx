import { useEffect } from "react";
import { useLocation } from "wouter";
import { SessionContext, useOpenSession, useSession, useTable } from "../session/context.ts";
import { ExitsContext, LOCAL_EXITS } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { Joining } from "../ui/Joining.tsx";
import { adviceFor } from "./coach.ts";
import { openLessonTable } from "./lessonTable.ts";
import "./coach.css";

/** A first hand with a teacher beside you, at a real table with the real rules. */
export function FirstHand() {
  const [, navigate] = useLocation();
  const session = useOpenSession(openLessonTable);
  if (session === null) return <Joining />;
  const exits = { ...LOCAL_EXITS, leave: () => navigate("/learn") };
  return (
    <SessionContext value={session}>
      <ExitsContext value={exits}>
        <TableScreen coach={<Coach />} />
      </ExitsContext>
    </SessionContext>
  );
}

function Coach() {
  const { ui } = useSession();
  const game = useTable(({ frame }) => frame?.game ?? null);
  const { say, hint } = adviceFor(game?.game === "buck" ? game.view : null);
  useEffect(() => ui.setState({ hint }), [ui, hint]);
  return (
    <p className="coach" role="status">
      {say}
    </p>
  );
}
