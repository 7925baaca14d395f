import { MoveCodes } from "@buck/authority";
import { SimClock } from "@buck/authority/testing";
import { LIMITS } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted, kindRandom } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene } from "../../test/kit/situations.ts";

async function codeOf(guest: Guest, id?: string): Promise<string> {
  const answer = await guest.ask({ type: "moveSeat" }, id === undefined ? {} : { id });
  return answer.ok ? (answer.moveCode ?? "") : answer.code;
}

const claim = (moveCode: string) => ({ type: "claimSeat", moveCode }) as const;

function wrong(code: string): string {
  return String((Number(code) + 1) % 1e8).padStart(8, "0");
}

describe("taking a seat to another device", () => {
  test("TABLE-HOST-10 is nothing for who was removed, whoever gives them a code", async () => {
    const { ann, enter } = await scene("bidding");
    await accepted(ann, { type: "removePlayer", position: 1 });
    const moveCode = await codeOf(ann);
    expect(await enter("Ben").code(claim(moveCode))).toBe("REMOVED");
    expect(await enter("Ann's phone").code(claim(moveCode))).toBe("ok");
  });

  test("TABLE-MOVE-2 leaves nothing behind of codes that have expired", async () => {
    const clock = new SimClock();
    const transfers = new MoveCodes({ clock, random: kindRandom() });
    for (const person of ["Ann", "Ben"]) transfers.offer(person);
    expect(transfers.size).toBe(2);
    await clock.pass(LIMITS.moveCodeSeconds * 1_000);
    transfers.offer("Cleo");
    expect(transfers.size).toBe(1);
  });

  test("TABLE-MOVE-1 brings seat, hand and host along; the old device hears why", async () => {
    const { ann, enter } = await scene("bidding");
    const moveCode = await codeOf(ann);
    expect(moveCode).toMatch(/^\d{8}$/);
    const phone = enter("Ann's phone");
    await accepted(phone, claim(moveCode));
    expect(ann.farewell).toBe("seatMoved");
    expect(phone.now.you).toMatchObject({ role: "player", position: 0, isHost: true });
    expect(phone.now.game?.view.players[0]?.hand).toHaveLength(5);
    expect(enter("Ann").now.you.role).toBe("visitor");
  });

  test("TABLE-MOVE-2 works once", async () => {
    const { ann, enter, vic } = await scene("lobby");
    const moveCode = await codeOf(ann);
    await accepted(enter("phone"), claim(moveCode));
    expect(await vic.code(claim(moveCode))).toBe("WRONG_MOVE_CODE");
  });

  test("TABLE-MOVE-2 works for five minutes", async () => {
    const { ann, vic, clock } = await scene("lobby");
    const moveCode = await codeOf(ann);
    await clock.pass(LIMITS.moveCodeSeconds * 1_000);
    expect(await vic.code(claim(moveCode))).toBe("WRONG_MOVE_CODE");
  });

  test("TABLE-MOVE-2 works until a newer code is asked for; the same question again is the same code", async () => {
    const { ann, vic } = await scene("lobby");
    const first = await codeOf(ann, "first-question");
    expect(await codeOf(ann, "first-question")).toBe(first);
    const second = await codeOf(ann);
    expect(await vic.code(claim(first))).toBe("WRONG_MOVE_CODE");
    expect(await vic.code(claim(second))).toBe("ok");
  });

  test("TABLE-MOVE-3 cannot be guessed: after a few wrong tries nothing more is heard from who tried", async () => {
    const { ann, ben, vic, enter } = await scene("lobby");
    const moveCode = await codeOf(ann);
    for (let guess = 0; guess < 5; guess += 1) await vic.ask(claim(wrong(moveCode)));
    expect(await vic.code(claim(moveCode))).toBe("WRONG_MOVE_CODE");
    expect(await ben.code({ type: "moveSeat" })).toBe("ok");
    expect(await enter("Phone").code(claim(moveCode))).toBe("ok");
  });

  test("TABLE-MOVE-3 cannot be guessed by many either", async () => {
    const { ann, enter } = await scene("lobby");
    const moveCode = await codeOf(ann);
    for (let spy = 0; spy < 200; spy += 1) {
      const guest = enter(`Spy ${spy}`);
      for (let guess = 0; guess < 5; guess += 1) await guest.ask(claim(wrong(moveCode)));
      guest.disconnect();
    }
    expect(await enter("Phone").code(claim(moveCode))).toBe("WRONG_MOVE_CODE");
  });

  test("TABLE-MOVE-3 forgives a slip", async () => {
    const { ann, vic } = await scene("lobby");
    const moveCode = await codeOf(ann);
    await vic.ask(claim(wrong(moveCode)));
    expect(await vic.code(claim(moveCode))).toBe("ok");
  });

  test("TABLE-MOVE-2 is over with a restart of the table: codes are not written down", async () => {
    const { ann, store } = await scene("lobby");
    const moveCode = await codeOf(ann);
    expect(JSON.stringify(await store.load("TEST-2345-6789"))).not.toContain(moveCode);
  });
});
