import { againPath } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { Link } from "wouter";
import { againTexts as t } from "../texts/again.ts";
import { ComparedGames } from "./ComparedGames.tsx";

/** On a game's page: play its deals again, and compare it with the game that had them before. */
export function DealsAgain({ id, history }: { readonly id: string; readonly history: GameHistory }) {
  const { record } = history;
  if (record === null) return null;
  return (
    <div className="menu-list">
      {record.sameDealsAs !== undefined && (
        <ComparedGames history={history} sameDealsAs={record.sameDealsAs} />
      )}
      <Link href={againPath(id)} className="button paper wide">
        {t.title}
      </Link>
    </div>
  );
}
