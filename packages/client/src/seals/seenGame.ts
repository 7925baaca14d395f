import type { CardId, Position } from "@buck/engine";
import type { Frame, GameFrame, Seals } from "@buck/protocol";
import type { SeenDeal, SeenGame } from "@buck/records";

const NOBODY: SeenDeal["seals"] = [null, null, null, null];

/** A game of which nothing has been seen but its seal. */
function unseen({ gameId, seal }: Seals): SeenGame {
  return { gameId, seal, own: null, deals: [], faults: [] };
}

/** What the device keeps after another frame; the same object when the frame shows nothing new. */
export function seeFrame(before: SeenGame | null, { game, seals }: Frame): SeenGame | null {
  if (seals === null) return before;
  const kept = before?.gameId === seals.gameId ? before : unseen(seals);
  const listed = seals.deals.filter((deal) => deal.listed).reduce(seeList, kept);
  const onTable = (seals.deals.at(-1)?.number ?? 1) - 1;
  const dealt = seals.deals.find(({ number }) => number === onTable);
  if (game === null || dealt === undefined || game.view.gameId !== seals.gameId) return listed;
  return seeCards(listed, { number: onTable, openings: dealt.openings, sight: sightOf(game) });
}

/** A list of seals must never change. */
function seeList(kept: SeenGame, { number, seals }: Seals["deals"][number]): SeenGame {
  const known = kept.deals.find((deal) => deal.number === number);
  if (known === undefined) {
    const deal = { number, seals, openings: NOBODY, dealer: null, turnUp: null, cards: [] };
    return { ...kept, deals: [...kept.deals, deal] };
  }
  const isSame = known.seals.every((seal, seat) => seal === seals[seat]);
  return isSame ? kept : withFault(kept, "changedSeals", number);
}

function withFault(kept: SeenGame, type: SeenGame["faults"][number]["type"], hand: number): SeenGame {
  const isKnown = kept.faults.some((fault) => fault.type === type && fault.hand === hand);
  return isKnown ? kept : { ...kept, faults: [...kept.faults, { type, hand }] };
}

interface Sight {
  /** Null once the deal has moved on, while the last hand still lies there. */
  readonly dealer: Position | null;
  readonly turnUp: CardId | null;
  readonly cards: SeenDeal["cards"];
}

/** Every card that a view shows of the hand on the table. */
function sightOf({ view }: GameFrame): Sight {
  const held = view.players.flatMap(({ position, hand }) =>
    (hand ?? []).map(({ id }) => ({ seat: position, card: id })),
  );
  const played = [...view.tricks, view.currentTrick].flatMap(({ cards }) =>
    cards.map(({ card, playerPosition }) => ({ seat: playerPosition, card: card.id })),
  );
  const dealer = view.phase === "DEALING" ? null : view.dealerPosition;
  return { dealer, turnUp: view.turnUpCard?.id ?? null, cards: [...held, ...played] };
}

interface Dealt {
  readonly number: number;
  readonly openings: SeenDeal["openings"];
  readonly sight: Sight;
}

function seeCards(kept: SeenGame, { number, openings, sight }: Dealt): SeenGame {
  const known = kept.deals.find((deal) => deal.number === number);
  if (known === undefined) return kept;
  const isKnown = ({ seat, card }: SeenDeal["cards"][number]) =>
    known.cards.some((each) => each.seat === seat && each.card === card);
  const news = sight.cards.filter((each) => !isKnown(each));
  const dealer = known.dealer ?? sight.dealer;
  if (news.length === 0 && dealer === known.dealer) return kept;
  const seen = {
    ...known,
    openings,
    dealer,
    turnUp: known.turnUp ?? sight.turnUp,
    cards: [...known.cards, ...news],
  };
  const deals = kept.deals.map((deal) => (deal === known ? seen : deal));
  return withOwnCounted({ ...kept, deals }, seen);
}

/** A part that the table took must be among those it dealt with. */
function withOwnCounted(kept: SeenGame, { number, openings }: SeenDeal): SeenGame {
  const { own } = kept;
  if (own === null || own.deal !== number || !own.isTaken || openings[own.seat] === own.part) return kept;
  return withFault(kept, "leftOut", number);
}
