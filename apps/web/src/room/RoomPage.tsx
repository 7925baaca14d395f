import { parseCode } from "@buck/protocol";
import { Redirect, useLocation, useParams } from "wouter";
import { TroubleScreen } from "../trouble/TroubleScreen.tsx";
import { RoomContext, useOpenRoom } from "./context.ts";
import { Joining } from "./Joining.tsx";
import { RoomScreen } from "./RoomScreen.tsx";

/** `/t/CODE` and `/watch/CODE`, however the code was typed. */
export function RoomPage() {
  const { door = "t", code: typed = "" } = useParams<{ door?: string; code?: string }>();
  const [, navigate] = useLocation();
  const code = parseCode(typed);
  if (code === null) return <TroubleScreen trouble="unknown" onAction={() => navigate("/")} />;
  if (code !== typed) return <Redirect to={`/${door}/${code}`} replace />;
  return <OpenRoom key={code} code={code} wantsToWatch={door === "watch"} />;
}

function OpenRoom({ code, wantsToWatch }: { code: string; wantsToWatch: boolean }) {
  const room = useOpenRoom(code);
  if (room === null) return <Joining />;
  return (
    <RoomContext value={room}>
      <RoomScreen wantsToWatch={wantsToWatch} />
    </RoomContext>
  );
}
