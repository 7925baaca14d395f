import type { buck, euchre, GameName, Games } from "@buck/engine";
import { hiddenCards as hiddenInBuck } from "./buck/hidden.ts";
import { deckIn } from "./buck/situation.ts";
import { DECK } from "./euchre/calls.ts";
import { hiddenCards as hiddenInEuchre } from "./euchre/hidden.ts";
import { Dice } from "./kernel/dice.ts";
import { DISCARD, TABLE } from "./kernel/hiddenCards.ts";
import type { HiddenCards } from "./kernel/hiddenCards.ts";
import type { Deck, Pack } from "./kernel/lanes.ts";
import type { BotRandom } from "./random.ts";

type Sample<Name extends GameName> = (view: Games[Name]["view"], dice: Dice) => Games[Name]["state"];

const SAMPLES: { readonly [Name in GameName]: Sample<Name> } = { buck: sampleBuck, euchre: sampleEuchre };

/** A whole state that looks like this view from the viewer's seat, and in which all that was seen could happen. */
export function sampleState<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  random: BotRandom,
): Games[Name]["state"] {
  const sample: Sample<Name> = SAMPLES[game];
  return sample(view, new Dice(random));
}

const cardsIn = (deck: Deck) => (pack: Pack | undefined) => deck.cardsOf(pack ?? 0);

type Complete<Name extends GameName> = (
  view: Games[Name]["view"],
  hidden: HiddenCards | null,
  dice?: Dice,
) => Games[Name]["state"];

const COMPLETE: { readonly [Name in GameName]: Complete<Name> } = { buck: buckState, euchre: euchreState };

/** The state in which the cards that this view does not show lie as they were dealt last. */
export function stateFrom<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  hidden: HiddenCards,
): Games[Name]["state"] {
  const complete: Complete<Name> = COMPLETE[game];
  return complete(view, hidden);
}

function sampleBuck(view: buck.View, dice: Dice): buck.GameState {
  const hidden = view.turnUpCard === null || view.blind !== null ? null : hiddenInBuck(view, true);
  hidden?.deal(dice);
  return buckState(view, hidden, dice);
}

/** A covered decision is a matter of dice, and without them a decision to stay. */
function buckState(view: buck.View, hidden: HiddenCards | null, dice?: Dice): buck.GameState {
  const { viewer, blind, players, ...table } = view;
  const cardsOf = cardsIn(deckIn(view));
  const isCovered = view.phase === "FOLDING_DECISION" && view.options.folding === "secret";
  return {
    ...table,
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      position: player.position,
      connected: player.connected,
      tricksTaken: player.tricksTaken,
      score: player.score,
      decided: player.decided,
      folded:
        isCovered && player.decided && player.position !== viewer ? dice?.below(2) === 1 : player.folded,
      hand: player.hand ?? cardsOf(hidden?.cards[player.position]),
    })),
    blind: blind ?? [
      ...(view.turnUpCard === null ? [] : [view.turnUpCard]),
      ...cardsOf(hidden?.cards[TABLE]),
    ],
  };
}

function sampleEuchre(view: euchre.View, dice: Dice): euchre.GameState {
  const hidden = view.turnUpCard === null || view.kitty !== null ? null : hiddenInEuchre(view, true);
  hidden?.deal(dice);
  return euchreState(view, hidden);
}

function euchreState(view: euchre.View, hidden: HiddenCards | null): euchre.GameState {
  const { viewer: _viewer, kitty, players, ...table } = view;
  const cardsOf = cardsIn(DECK);
  const [discard = view.discard] = cardsOf(hidden?.cards[DISCARD]);
  const top = view.dealerPickedUp === null ? view.turnUpCard : discard;
  return {
    ...table,
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      position: player.position,
      connected: player.connected,
      tricksTaken: player.tricksTaken,
      team: player.team,
      hand: player.hand ?? cardsOf(hidden?.cards[player.position]),
    })),
    kitty: kitty ?? [...(top === null ? [] : [top]), ...cardsOf(hidden?.cards[TABLE])],
    discard,
  };
}
