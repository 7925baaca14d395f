import { useTable } from "../session/context.ts";
import { titleOf } from "../session/tableInfo.ts";
import { useWakeLock } from "../signals/useWakeLock.ts";
import { EndingScreen } from "../tablePage/EndingScreen.tsx";
import { NotThereYet } from "../tablePage/NotThereYet.tsx";
import { useWatching } from "../tablePage/useWatching.ts";
import { Joining } from "../ui/Joining.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { useLargeLayout } from "./largeLayout.ts";
import { TvLobby } from "./TvLobby.tsx";
import { TvTable } from "./TvTable.tsx";
import "../table/all.css";
import "./tv.css";

/** The lobby or the game, whatever there is, as large as the screen allows; it never sleeps. */
export function TvScreen() {
  useLargeLayout();
  const isComing = useWatching(true);
  const name = useTable(titleOf);
  const ending = useTable((state) => state.ending);
  const frame = useTable((state) => state.frame);
  usePageTitle(name);
  useWakeLock(ending === null);
  if (ending !== null) return <EndingScreen ending={ending} />;
  if (frame === null) return <NotThereYet />;
  if (isComing) return <Joining />;
  return frame.game === null || frame.table.stage === "lobby" ? <TvLobby frame={frame} /> : <TvTable />;
}
