import type { ClubResult } from "@buck/protocol";

export type MemberId = string;
export type ResultSeat = ClubResult["seats"][number];

/** A game counts when at least two members sat in it. */
export function counts({ seats }: ClubResult): boolean {
  return seats.filter(({ kind }) => kind === "member").length >= 2;
}
