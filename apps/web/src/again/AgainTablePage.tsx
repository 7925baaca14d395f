import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { againPath } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { useCallback } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { useGame } from "../archive/useGame.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { keptExits, LocalTable } from "../tablePage/LocalTable.tsx";
import { againTexts as t } from "../texts/again.ts";
import { tablePageTexts } from "../texts/tablePage.ts";
import { Joining } from "../ui/Joining.tsx";
import { openAgainTable } from "./againTable.ts";

/** `/again/ID/SEAT`: the deals of a game in this tab, with the cards of one of its players. */
export function AgainTablePage() {
  const { id = "", seat = "" } = useParams<{ id?: string; seat?: string }>();
  const game = useGame(id);
  const position = Number(seat);
  if (game === null) return <Joining text={tablePageTexts.shuffling} />;
  const hasDeals = game.ok && game.history.record !== null;
  if (!hasDeals || !isPosition(position)) return <Redirect to={againPath(id)} />;
  return <AgainTable key={`${id}/${seat}`} id={id} history={game.history} seat={position} />;
}

interface AgainTableProps {
  readonly id: string;
  readonly history: GameHistory;
  readonly seat: Position;
}

function AgainTable({ id, history, seat }: AgainTableProps) {
  const [, navigate] = useLocation();
  const open = useCallback(() => {
    const name = usePlayerName.getState().name || tablePageTexts.player;
    return openAgainTable({ gameId: id, history, seat, name, title: t.tableTitle });
  }, [id, history, seat]);
  return <LocalTable open={open} exits={keptExits(() => navigate("/"))} />;
}
