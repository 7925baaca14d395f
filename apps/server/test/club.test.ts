import { created, DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, ClientEvents, ClubCommand, ClubFrame, ServerEvents } from "@buck/protocol";
import { io, type Socket } from "socket.io-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { Guest, newToken } from "./support/guest.ts";
import { NO_LIMITS, openTestServer } from "./support/testServer.ts";

function settled(isSo: () => boolean): Promise<void> {
  const check = () => {
    if (!isSo()) throw new Error("it is not so yet");
  };
  return vi.waitFor(check, { timeout: 20_000 });
}

/** One person's line to a club: the newest frame, and why it ended. */
class Member {
  readonly token: string;
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  frame: ClubFrame | null = null;
  ended: string | null = null;
  #commands = 0;

  constructor(url: string, club: string, token = newToken()) {
    this.token = token;
    const options = { auth: { protocol: 1, club, token }, transports: ["websocket"], reconnection: false };
    this.#socket = io(url, { ...options, forceNew: true });
    this.#socket.on("clubFrame", (frame) => void (this.frame = frame));
    this.#socket.on("goodbye", ({ reason }) => void (this.ended = reason));
    this.#socket.on("connect_error", (error) => void (this.ended = error.message));
    onTestFinished(() => void this.#socket.close());
  }

  get now(): ClubFrame {
    if (this.frame === null) throw new Error("nothing was shown");
    return this.frame;
  }

  ask(command: ClubCommand): Promise<Answer> {
    this.#commands += 1;
    const commandId = `command-${this.#commands}`;
    return this.#socket.emitWithAck("clubCommand", { commandId, expectedVersion: this.now.version, command });
  }

  async until(isSo: (frame: ClubFrame) => boolean): Promise<ClubFrame> {
    await settled(() => this.frame !== null && isSo(this.frame));
    return this.now;
  }

  async ending(): Promise<string> {
    await settled(() => this.ended !== null);
    return this.ended ?? "";
  }
}

async function founded(url: string) {
  const token = newToken();
  const body = JSON.stringify({ name: "Friday", founder: "Ann", token });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${url}/api/clubs`, { method: "POST", headers, body });
  const made = created.parse(await response.json());
  if (!made.ok) throw new Error(made.code);
  return { code: made.code, token };
}

async function clubOfTwo() {
  const running = await openTestServer({ rates: NO_LIMITS });
  const { url } = running;
  const { code, token } = await founded(url);
  const ann = new Member(url, code, token);
  const ben = new Member(url, code);
  await ben.until(({ you }) => you.memberId === null);
  expect(await ben.ask({ type: "join", name: "Ben" })).toMatchObject({ ok: true });
  await ann.until(({ members }) => members.length === 2 && members.every(({ isHere }) => isHere));
  return { ...running, code, ann, ben };
}

test("CLUB-TABLE-1 a member opens a table and sits there with the token of the club", async () => {
  const { url, ann, ben } = await clubOfTwo();
  const answer = await ben.ask({ type: "openTable", settings: DEFAULT_SETTINGS });
  const table = answer.ok ? (answer.table ?? "") : answer.code;
  const shown = await ann.until(({ tables }) => tables.length === 1);
  expect(shown.tables[0]).toMatchObject({ code: table, stage: "lobby", freeSeats: 3 });
  const seated = new Guest({ url, table, token: ben.token });
  await seated.arrived();
  expect(seated.frame.you).toMatchObject({ role: "player", position: 0, isHost: true });
  const guest = new Guest({ url, table, token: ann.token });
  await guest.arrived();
  await guest.must({ type: "sit", position: 1, name: "Ann" });
  const { memberId } = ann.now.you;
  await ben.until(({ tables }) => {
    const seat = tables[0]?.seats[1];
    return seat?.kind === "person" && seat.memberId === memberId;
  });
});

test("CLUB-LINK-1 strangers learn nothing, not even that there was a club", async () => {
  const { url, code, ann, ben } = await clubOfTwo();
  const stranger = new Member(url, code);
  await stranger.until(({ name }) => name === "Friday");
  await ann.ask({ type: "renewLink" });
  expect(await stranger.ending()).toBe("linkRenewed");
  const { code: link } = await ben.until((frame) => frame.code !== code);
  const late = [new Member(url, code), new Member(url, "ACDE-FGHJ")];
  expect(await Promise.all(late.map((member) => member.ending()))).toEqual(["NO_SUCH_CLUB", "NO_SUCH_CLUB"]);
  await new Member(url, code, ben.token).until(({ you }) => you.memberId !== null);
  await new Member(url, link).until(({ name }) => name === "Friday");
  const asTable = new Guest({ url, table: code, token: ben.token });
  await expect(asTable.arrived()).rejects.toThrow("Never");
});

test("CLUB-DATE-1 a calendar follows the link", async () => {
  const { url, code, ann } = await clubOfTwo();
  const weekly = { day: 5, at: 1_200, minutes: 180, timeZone: "Europe/Berlin" };
  await ann.ask({ type: "setWeekly", weekly });
  const calendar = await fetch(`${url}/c/${code}/calendar.ics`);
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(await calendar.text()).toContain(`/c/${code}`);
  await ann.ask({ type: "renewLink" });
  expect((await fetch(`${url}/c/${code}/calendar.ics`)).status).toBe(404);
  const { code: link } = await ann.until((frame) => frame.code !== code);
  expect((await fetch(`${url}/c/${link}/calendar.ics`)).status).toBe(200);
});

test("NIGHT-KILL-1 a night begins its tables, ends a slow one and is the same after a restart", async () => {
  const { url, code, file, server, ann, ben } = await clubOfTwo();
  await ann.ask({
    type: "startNight",
    settings: {
      table: DEFAULT_SETTINGS,
      hands: 4,
      rounds: 1,
      movement: "mix",
      bots: "fill",
      botLevel: "easy",
    },
  });
  for (const { now } of [ann, ben]) await ann.ask({ type: "joinNight", memberId: now.you.memberId ?? "" });
  await ann.until(({ night }) => night?.people.length === 2);
  expect(await ann.ask({ type: "nextRound" })).toMatchObject({ ok: true });
  const { tables } = await ann.until((frame) => frame.tables.length === 1);
  const table = tables[0]?.code ?? "";
  const seated = new Guest({ url, table, token: ben.token });
  await seated.arrived();
  expect(seated.frame.you.role).toBe("player");
  expect(seated.frame.table).toMatchObject({ stage: "playing", night: { round: 1, table: 1 } });
  expect(await ann.ask({ type: "endTable", code: table })).toMatchObject({ ok: true });
  const over = await ann.until(({ night }) => night?.stage === "over");
  expect(over.night?.standings).toHaveLength(2);
  expect(over.results).toMatchObject([{ hasRecord: false, night: { round: 1, table: 1 } }]);
  await server.stop();
  const again = await openTestServer({ rates: NO_LIMITS, file });
  const { night } = await new Member(again.url, code, ann.token).until(({ members }) => members.length === 2);
  expect(night).toEqual(over.night);
});
