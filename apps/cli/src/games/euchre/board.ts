import { clockwiseFrom, euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import { listed } from "../../words/lists.ts";
import type { Board, CardInHand, SeatOnBoard } from "../board.ts";
import { numbered } from "../hand.ts";
import { nameIn } from "../kit.ts";
import { lyingTrick } from "../trick.ts";

export const TITLE = "Euchre";

export function boardOf(view: euchre.View): Board {
  const first = view.viewer === "spectator" ? 0 : view.viewer;
  return {
    title: TITLE,
    facts: facts(view),
    trump: view.trumpSuit,
    turnUp: view.turnUpCard,
    seats: clockwiseFrom(first).flatMap((position) => seatOf(view, position)),
    hand: handOf(view),
    isWatched: view.viewer === "spectator",
    isLobby: false,
    lastTrick: view.tricks.at(-1) ?? null,
  };
}

export function handOf(view: euchre.View): readonly CardInHand[] {
  const hand = euchre.ownHand(view);
  const { isMyTurn, playableCards } = euchre.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts(view: euchre.View): readonly string[] {
  const lines = [`hand ${view.round}`, `first to ${view.options.targetScore}`];
  if (view.callerPosition !== null) lines.push(`called by ${nameIn(view.players)(view.callerPosition)}`);
  const rules = euchre.houseRules(view.options).filter((name) => name !== "targetScore");
  if (rules.length > 0) lines.push(`house: ${listed(rules.map((name) => `${name} ${view.options[name]}`))}`);
  return lines;
}

function seatOf(view: euchre.View, position: Position): readonly SeatOnBoard[] {
  const player = view.players.find((candidate) => candidate.position === position);
  if (player === undefined) return [];
  const trick = lyingTrick(view);
  return [
    {
      position,
      name: player.name,
      score: String(view.scores[player.team]),
      marks: marksOf(view, player),
      tricks: player.tricksTaken,
      isOnTurn: euchre.toAct(view).includes(position),
      played: trick.cardOf(position),
      isWinning: trick.winner === position,
      open: position === view.viewer ? null : player.hand,
    },
  ];
}

function marksOf(view: euchre.View, { position }: euchre.PlayerView): readonly string[] {
  const marks: string[] = [];
  if (view.viewer !== "spectator" && position === euchre.partnerOf(view.viewer)) marks.push("partner");
  if (view.dealerPosition === position && view.dealerChosen) marks.push("dealer");
  if (view.alonePosition === position) marks.push("alone");
  if (view.inactivePosition === position) marks.push("sits out");
  const call = view.calls.findLast(({ playerPosition }) => playerPosition === position);
  if (call?.call === "PASS" && view.trumpSuit === null) marks.push("passed");
  return marks;
}

export function standings(view: euchre.View): readonly string[] {
  const nameOf = nameIn(view.players);
  return (euchre.outcome(view)?.standings ?? []).map(
    ({ place, positions, score }) => `${place}. ${listed(positions.map(nameOf))} ${score}`,
  );
}
