import { buck } from "@buck/engine";
import { bestTrump } from "./declare.ts";
import { stayGain } from "./fold.ts";
import { holdingOf } from "./holding.ts";
import { trickChances } from "./strength.ts";
import { BIDDER, CALL } from "./weights.ts";
import { expectedGain, scoreOf } from "./worth.ts";

/** The lowest bid, where bidding pays more than passing; more at once only when it is as good as certain. */
export function chooseBid(view: buck.View): buck.BidAmount {
  const legal = buck
    .legalActions(view)
    .flatMap((action) => (action.type === "PLACE_BID" ? action.amount : []));
  const amounts = legal.filter((amount) => amount !== "PASS");
  const [lowest] = amounts;
  if (lowest === undefined) return "PASS";
  const chances = bidChances(view);
  const pays = expectedGain({ chances, needed: lowest, score: scoreOf(view, view.viewer) }) > passGain(view);
  if (legal.includes("PASS") && !pays) return "PASS";
  return amounts.findLast((amount) => chanceOf(chances, amount) >= CALL.sure) ?? lowest;
}

function bidChances(view: buck.View): readonly number[] {
  const trump = view.trumpSuit ?? bestTrump(view);
  const allStay = view.isClubsTurnUp ? BIDDER.allStay : 0;
  return trickChances(holdingOf(view, trump), BIDDER, allStay);
}

/** On clubs who passes must play all the same. */
function passGain(view: buck.View): number {
  return view.isClubsTurnUp ? stayGain(view) : CALL.passWorth;
}

function chanceOf(chances: readonly number[], atLeast: number): number {
  return chances.slice(atLeast).reduce((sum, chance) => sum + chance, 0);
}
