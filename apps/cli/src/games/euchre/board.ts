import { euchre } from "@buck/engine";
import { houseRuleFacts } from "../../text/houseRules.ts";
import { listed } from "../../text/lists.ts";
import type { Board, CardInHand } from "../../gameUi/board.ts";
import { boardFrom } from "../../gameUi/boardFrom.ts";
import { numbered } from "../../gameUi/hand.ts";
import { nameIn } from "../../gameUi/names.ts";

export const TITLE = "Euchre";

export function boardOf(view: euchre.View): Board {
  return boardFrom(view, {
    title: TITLE,
    facts: facts(view),
    hand: handOf(view),
    onTurn: euchre.toAct(view),
    scoreOf: ({ team }) => view.scores[team],
    marksOf: (player) => marksOf(view, player),
  });
}

export function handOf(view: euchre.View): readonly CardInHand[] {
  const hand = euchre.ownHand(view);
  const { isMyTurn, playableCards } = euchre.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts({ round, callerPosition, players, options }: euchre.View): readonly string[] {
  const call = callerPosition === null ? [] : [`called by ${nameIn(players)(callerPosition)}`];
  return [`hand ${round}`, ...call, ...ruleFacts(options)];
}

/** The facts about the rules that the board shows. */
export function ruleFacts(options: euchre.Options): readonly string[] {
  const others = euchre.houseRules(options).filter((name) => name !== "targetScore");
  return [`first to ${options.targetScore}`, ...houseRuleFacts(others, options)];
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
