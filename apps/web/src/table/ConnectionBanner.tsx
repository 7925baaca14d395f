import { useGame, useTableUi } from "../session/context.ts";
import { words } from "../texts/words.ts";
import { useTableHost } from "./host.ts";

/** A quiet line that says what is wrong and what happens next. */
export function ConnectionBanner() {
  const connection = useGame((game) => game.connection);
  const isPaused = useGame(({ frame }) => frame?.table.paused === true);
  const newsLine = useTableUi((ui) => ui.newsLine);
  if (connection !== "online") return <Banner text={words.connection[connection]} />;
  if (isPaused) return <Paused />;
  return newsLine === null ? null : <Banner text={newsLine} />;
}

function Paused() {
  const { resume } = useTableHost();
  return (
    <div className="banner" role="status">
      {words.connection.paused}
      {resume !== null && (
        <button type="button" className="button main small" onClick={resume}>
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
