import { useGame } from "../session/context.ts";
import { words } from "../texts/words.ts";

/** A quiet line that says what is wrong and what happens next. */
export function ConnectionBanner() {
  const connection = useGame((game) => game.connection);
  const isPaused = useGame(({ frame }) => frame?.table.paused === true);
  if (connection === "online" && !isPaused) return null;
  const text = connection === "online" ? words.connection.paused : words.connection[connection];
  return (
    <p className="banner" role="status">
      {text}
    </p>
  );
}
