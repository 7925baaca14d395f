import { decision, TABLE_ERRORS } from "@buck/protocol";
import type { Frame as TableFrame, Seat } from "@buck/protocol";
import type {
  Answer,
  Command,
  Frame,
  GameClient,
  Message,
  Presence,
  SeatInfo,
  TableInfo,
} from "../GameClient.ts";
import type { Live, LiveTable } from "./live.ts";

/** The table screen's side of a live table. */
export function gameClient(live: LiveTable): GameClient {
  return {
    subscribe(listener) {
      tellFrame(live.store.getState(), listener, true);
      listener({ type: "connection", connection: live.store.getState().connection });
      return live.store.subscribe((now, before) => {
        if (now.connection !== before.connection)
          listener({ type: "connection", connection: now.connection });
        const isNews = now.frame !== before.frame;
        if (isNews || now.presence !== before.presence)
          tellFrame(now, listener, isNews ? now.isResync : false, isNews);
      });
    },
    send: (command) => send(live, command),
    close: () => undefined,
  };
}

async function send(live: LiveTable, command: Command): Promise<Answer> {
  if (command.type !== "act") return live.send(command);
  const { success, data } = decision.safeParse(command.action);
  if (success) return live.send({ type: "act", action: data });
  return { ok: false, code: "BAD_MESSAGE", message: TABLE_ERRORS.BAD_MESSAGE };
}

function tellFrame(
  now: Live,
  listener: (message: Message) => void,
  resync: boolean,
  withEvents = true,
): void {
  const { frame } = now;
  if (frame === null || frame.game === null) return;
  const { version, game } = frame;
  const told: Frame = {
    version,
    view: game.view,
    events: withEvents ? game.events : [],
    resync,
    table: tableInfo(frame, now),
  };
  listener({ type: "frame", frame: told });
}

function tableInfo({ table, timer }: TableFrame, { presence, frameAt }: Live): TableInfo {
  const endsAt = (kind: "turn" | "next") => (timer?.kind === kind ? frameAt + timer.msLeft : null);
  const host = table.seats.find((seat) => seat.kind === "person" && seat.personId === table.host);
  return {
    code: table.code,
    name: table.settings.title,
    seats: table.seats.map((seat) => seatInfo(seat, presence.here.includes(seat.position))),
    hostPosition: host?.position ?? null,
    watching: presence.watchers,
    paused: table.paused,
    turnEndsAt: endsAt("turn"),
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
