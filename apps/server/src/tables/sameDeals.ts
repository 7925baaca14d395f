import type { GameName } from "@buck/engine";
import type { Created, Rules } from "@buck/protocol";
import { dealsOf } from "@buck/records";
import type { GameRecord } from "@buck/records";
import type { KnownDeals } from "@buck/table";
import { recordOfGame } from "../pictures/gameResult.ts";
import type { ServerStore } from "../store/port.ts";

type SameDealsResult =
  | { readonly ok: true; readonly rules: Rules; readonly deals: KnownDeals }
  | Extract<Created, { readonly ok: false }>;

const NO_SUCH_GAME: SameDealsResult = { ok: false, code: "NO_SUCH_GAME" };

/** The deals of a finished game that is kept here, and the rules it was played by. */
export async function sameDeals(
  store: Pick<ServerStore, "finishedGame">,
  gameId: string,
): Promise<SameDealsResult> {
  const game = await store.finishedGame(gameId);
  const decoded = game === null ? null : recordOfGame(game);
  if (game === null || decoded?.ok !== true) return NO_SUCH_GAME;
  const deals = dealsOf(decoded.record);
  if (deals === null) return NO_SUCH_GAME;
  const players = game.players.map(({ name }) => name);
  const source = { gameId, turn: 0, players } as const;
  return { ok: true, rules: rulesOf(decoded.record), deals: { ...deals, areAll: false, source } };
}

/** Nothing but the rules: settings travel to everybody. */
function rulesOf<Name extends GameName>({ game, options }: GameRecord<Name>): Rules<Name> {
  return { game, options };
}
