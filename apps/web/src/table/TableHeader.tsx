import { useGame, useMoment, useSession } from "../session/context.ts";
import { words } from "../texts/words.ts";
import { EyeIcon, MenuIcon } from "../ui/icons.tsx";
import { useTableHost } from "./host.ts";
import { TrumpBadge } from "./TrumpBadge.tsx";

export function TableHeader() {
  const { ui } = useSession();
  const { talk } = useTableHost();
  const name = useGame(({ frame }) => frame?.table.name ?? "");
  const watching = useGame(({ frame }) => frame?.table.watching ?? 0);
  const { round, goal } = useMoment((moment) => moment);
  return (
    <header className="table-head">
      <button
        type="button"
        className="round"
        aria-label={words.table.menu}
        onClick={() => ui.setState({ panel: "menu" })}
      >
        <MenuIcon />
      </button>
      {talk}
      <div className="table-name">
        <h1>{name}</h1>
        <p className="soft">
          {round > 0 ? `Hand ${round}` : words.appName}
          {goal !== "" && ` · ${goal}`}
          {watching > 0 && (
            <span className="watchers">
              <EyeIcon /> {watching}
              <span className="unseen"> {words.table.watchers}</span>
            </span>
          )}
        </p>
      </div>
      <TrumpBadge />
    </header>
  );
}
