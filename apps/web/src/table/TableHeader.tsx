import type { ReactNode } from "react";
import { useMoment, useSession, useTable } from "../session/context.ts";
import { titleOf } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";
import { EyeIcon, MenuIcon } from "../ui/icons.tsx";
import { TrumpBadge } from "./TrumpBadge.tsx";

export function TableHeader({ chat }: { chat: ReactNode }) {
  const { ui } = useSession();
  const name = useTable(titleOf);
  const watching = useTable(({ presence }) => presence.watchers);
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
      {chat}
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
