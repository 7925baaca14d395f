import { isRemoved, peopleOf, withGame, withPerson } from "../state/state.ts";
import type { TableState } from "../state/state.ts";
import { grant, refusal } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** A seat moves to another device, with a code. */
export const transfer = {
  rule: { moveSeat, claimSeat },
  reduce: { tokenChanged: moved },
  follow: { gameActed: withKnownHands },
} satisfies Feature;

/** Whose tokens know which hand of this deal. */
function withKnownHands(state: TableState, { action }: ChangeOf<"gameActed">): TableState {
  if (action.type !== "DEAL") return state;
  const knownHands = peopleOf(state).map(({ tokenHash, position }) => ({ tokenHash, position }));
  return withGame(state, { knownHands });
}

function moveSeat({ person, transfers }: Request): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  return grant({ moveCode: transfers.offer(person.personId) });
}

/** The seat moves to this device; the device it was on is disconnected. */
function claimSeat(
  { state, tokenHash, sender, owner, transfers }: Request,
  { moveCode }: CommandOf<"claimSeat">,
): Ruling {
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (owner !== null) return refusal("ALREADY_SEATED");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED");
  const personId = transfers.find(moveCode, sender);
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined || personId === null) return refusal("WRONG_MOVE_CODE");
  return grant({
    changes: [{ type: "tokenChanged", personId, tokenHash }],
    effects: [
      { type: "goodbye", tokenHash: person.tokenHash, reason: "seatMoved" },
      { type: "moved", personId },
      { type: "satDown" },
    ],
  });
}

/** A token that has known another hand of this deal waits for the next one. */
function moved(
  state: TableState,
  { personId, tokenHash }: ChangeOf<"tokenChanged">,
  { seq }: ChangeContext,
): TableState {
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined) return state;
  const { position } = person;
  const knownHands = state.game?.knownHands ?? [];
  const knowsAnother = knownHands.some(
    (known) => known.tokenHash === tokenHash && known.position !== position,
  );
  const next = withPerson(state, personId, knowsAnother ? { tokenHash, since: seq } : { tokenHash });
  return withGame(next, { knownHands: [...knownHands, { tokenHash, position }] });
}
