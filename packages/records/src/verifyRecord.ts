import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games, Position } from "@buck/engine";
import type { GameRecord } from "./record.ts";
import { dealKey, deckOf, firstDealerOf, fromHex } from "./sealed/scheme.ts";
import type { Hash } from "./sealed/scheme.ts";
import { isSameDeck, partsIn, verifySeals } from "./sealed/verify.ts";
import type { GameSeals, SealReport } from "./sealed/verify.ts";

/** Computes every deck of a record anew, and the first dealer; null for a record without seals. */
export async function verifyRecord(hash: Hash, record: GameRecord): Promise<SealReport | null> {
  const { seals, actions } = record;
  if (seals === undefined) return null;
  const decks = actions.flatMap((action) => (action.type === "DEAL" ? [action.deck] : []));
  const report = await verifySeals(hash, seals, decks);
  if (report.verified === 0 || (await isSealedDealer(hash, record, seals))) return report;
  return { ...report, faults: [...report.faults, { type: "wrongDealer" }] };
}

/** The first dealer is drawn with the parts of the first deal, or is the one who always deals first in a rematch. */
async function isSealedDealer(hash: Hash, record: GameRecord, seals: GameSeals): Promise<boolean> {
  const choice = record.actions.find(isDealerChoice);
  const secret = fromHex(seals.secret ?? "");
  const [first] = seals.deals;
  if (choice === undefined || secret === null || first === undefined) return true;
  const players = first.seals.length;
  const keyOf = (hand: number) =>
    dealKey(hash, { gameId: seals.gameId, hand }, { secret, opened: partsIn(first) });
  if ("deck" in choice) return isSameDeck(choice.deck, await deckOf(hash, await keyOf(0), players));
  const drawn = await firstDealerOf(hash, await keyOf(1), players);
  return [drawn, rematchDealerOf(record)].includes(choice.dealerPosition);
}

type DealerChoice = Extract<GameAction, { readonly type: "CHOOSE_DEALER" }>;

function isDealerChoice(action: GameAction): action is DealerChoice {
  return action.type === "CHOOSE_DEALER";
}

function rematchDealerOf<Name extends GameName>({ game, options }: GameRecord<Name>): Position | null {
  const rules: Game<Games[Name]> = games[game];
  return rules.rematchDealer(options);
}
