import type { Frame as TableFrame, Seat } from "@buck/protocol";
import { momentOf } from "../../games/index.ts";
import { tableName } from "../../texts/tablePage.ts";
import type { GameClient, Message, Presence, SeatInfo, TableInfo } from "../GameClient.ts";
import type { Live, LiveTable } from "./live.ts";

type Listener = (message: Message) => void;

/** The table screen's side of a live table. */
export function gameClient(live: Pick<LiveTable, "store" | "send">): GameClient {
  return {
    subscribe(listener) {
      const now = live.store.getState();
      tellFrame(now, listener, "resync");
      listener({ type: "connection", connection: now.connection });
      return live.store.subscribe((next, before) => tellChange(next, before, listener));
    },
    send: (command) => live.send(command),
    close: () => undefined,
  };
}

function tellChange(now: Live, before: Live, listener: Listener): void {
  const { connection } = now;
  if (connection !== before.connection) listener({ type: "connection", connection });
  if (now.frame !== before.frame) tellFrame(now, listener, now.isResync ? "resync" : "news");
  else if (now.presence !== before.presence) tellFrame(now, listener, "presence");
}

/** Who is here changes without a new version: the same moment again, in which nothing has just effects. */
function tellFrame(now: Live, listener: Listener, why: "resync" | "news" | "presence"): void {
  const { frame } = now;
  if (frame === null || frame.game === null) return;
  const isNews = why === "news";
  const moment = momentOf(isNews ? frame.game : { ...frame.game, events: [] });
  const news = isNews ? frame.news : [];
  const { version } = frame;
  const table = tableInfo(frame, now);
  listener({ type: "frame", frame: { version, moment, resync: why === "resync", table, news } });
}

function tableInfo({ table, timer }: TableFrame, { presence, frameAt }: Live): TableInfo {
  const endsAt = (kind: "turn" | "next") => (timer?.kind === kind ? frameAt + timer.msLeft : null);
  const host = table.seats.find((seat) => seat.kind === "person" && seat.personId === table.host);
  const { turnTimer } = table.settings;
  return {
    name: tableName(table.settings),
    seats: table.seats.map((seat) => seatInfo(seat, presence.here.includes(seat.position))),
    hostPosition: host?.position ?? null,
    watching: presence.watchers,
    paused: table.paused,
    turnEndsAt: endsAt("turn"),
    turnMs: turnTimer === null ? null : turnTimer * 1_000,
    nextHandAt: endsAt("next"),
    ready: table.ready,
  };
}

function seatInfo(seat: Seat, isHere: boolean): SeatInfo {
  return {
    position: seat.position,
    presence: presenceIn(seat, isHere),
    covered: seat.kind === "person" && seat.covered,
  };
}

function presenceIn({ kind }: Seat, isHere: boolean): Presence {
  if (kind !== "person") return kind;
  return isHere ? "here" : "away";
}
