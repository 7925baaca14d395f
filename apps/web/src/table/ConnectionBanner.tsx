import { useSession, useTable, useTableUi } from "../session/context.ts";
import { isHost, isPaused } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";

/** A quiet line that says what is wrong and what happens next. */
export function ConnectionBanner() {
  const connection = useTable((state) => state.connection);
  const isStopped = useTable(isPaused);
  const newsLine = useTableUi((ui) => ui.newsLine);
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  if (connection === "offline" && !isPlayer) return <Banner text={words.connection.offlineWatching} />;
  if (connection !== "online") return <Banner text={words.connection[connection]} />;
  if (isStopped) return <Paused />;
  return newsLine === null ? null : <Banner text={newsLine} />;
}

function Paused() {
  const { tell } = useSession();
  const mayResume = useTable(isHost);
  return (
    <div className="banner" role="status">
      {words.connection.paused}
      {mayResume && (
        <button type="button" className="button main small" onClick={() => void tell({ type: "resume" })}>
          {words.connection.resume}
        </button>
      )}
    </div>
  );
}

function Banner({ text }: { text: string }) {
  return (
    <p className="banner" role="status">
      {text}
    </p>
  );
}
