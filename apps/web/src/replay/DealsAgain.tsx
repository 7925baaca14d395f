import { againPath } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { Link } from "wouter";
import { againTexts as t } from "../texts/again.ts";

/** On a game's page: play its deals again. */
export function DealsAgain({ id, history }: { readonly id: string; readonly history: GameHistory }) {
  if (history.record === null) return null;
  return (
    <div className="menu-list">
      <Link href={againPath(id)} className="button paper wide">
        {t.title}
      </Link>
    </div>
  );
}
