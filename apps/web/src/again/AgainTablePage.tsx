import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { againPath } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { useCallback } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { useGame } from "../replay/openGame.ts";
import { usePlayerName } from "../device/player.ts";
import { deviceVenue, LocalTable } from "../table/page/LocalTable.tsx";
import { Joining } from "../ui/Joining.tsx";
import { openAgainTable } from "./againTable.ts";
import { tableTexts } from "../texts/en/table.ts";
import { languageStore, useLanguage, useTexts } from "../texts/useLanguage.ts";
import { practiceTexts } from "../texts/en/practice.ts";

/** `/again/ID/SEAT`: the deals of a game in this tab, with the cards of one of its players. */
export function AgainTablePage() {
  const page = useTexts(tableTexts).page;
  const { id = "", seat = "" } = useParams<{ id?: string; seat?: string }>();
  const game = useGame(id);
  const position = Number(seat);
  if (game === null) return <Joining text={page.shuffling} />;
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
  const language = useLanguage();
  const [, navigate] = useLocation();
  const open = useCallback(() => {
    const opened = languageStore.getState();
    const name = usePlayerName.getState().name || tableTexts(opened).page.player;
    return openAgainTable({ gameId: id, history, seat, name, title: practiceTexts(opened).again.tableTitle });
  }, [id, history, seat]);
  return <LocalTable open={open} venue={deviceVenue(language, () => navigate("/"))} />;
}
