import { buck, SUITS, suitName } from "@buck/engine";
import type { Suit } from "@buck/engine";
import { SuitMark } from "../cards/Suit.tsx";
import { useGame, useSession, useTableUi, useView } from "../session/context.ts";
import { useSettings } from "../settings/settings.ts";
import { capital } from "../texts/people.ts";
import { words } from "../texts/words.ts";

/** The row under the prompt. It is always there and always as high, so nothing jumps. */
export function Controls() {
  const view = useView((shown) => shown);
  const isPending = useGame((game) => game.pending !== null);
  if (!buck.derive(view).isMyTurn || isPending) return <p className="controls" />;
  switch (view.phase) {
    case "BIDDING":
      return <BidControls view={view} />;
    case "DECLARING_TRUMP":
      return <TrumpControls view={view} />;
    case "FOLDING_DECISION":
      return <FoldControls view={view} />;
    default:
      return <PlayControls />;
  }
}

const BIDS = buck.BID_AMOUNTS.filter((amount) => amount !== "PASS");

function BidControls({ view }: { view: buck.View }) {
  const { act } = useSession();
  const legal = buck.legalActions(view).filter((action) => action.type === "PLACE_BID");
  const pass = legal.find((action) => action.amount === "PASS");
  return (
    <div className="controls">
      {pass !== undefined && (
        <button type="button" className="button" aria-keyshortcuts="P" onClick={() => void act(pass)}>
          {words.controls.pass}
        </button>
      )}
      <span className="bids">
        {BIDS.map((amount) => {
          const bid = legal.find((action) => action.amount === amount);
          return (
            <button
              key={amount}
              type="button"
              className="button paper number"
              aria-label={`${words.controls.bid} ${amount}`}
              aria-keyshortcuts={String(amount)}
              disabled={bid === undefined}
              onClick={() => bid !== undefined && void act(bid)}
            >
              {amount}
            </button>
          );
        })}
      </span>
    </div>
  );
}

function TrumpControls({ view }: { view: buck.View }) {
  const { act } = useSession();
  const declare = (suit: Suit) => {
    const action = buck
      .legalActions(view)
      .find((legal) => legal.type === "DECLARE_TRUMP" && legal.trumpSuit === suit);
    if (action !== undefined) void act(action);
  };
  return (
    <div className="controls suits">
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          className="button paper"
          aria-keyshortcuts={suit.charAt(0)}
          onClick={() => declare(suit)}
        >
          <SuitMark suit={suit} />
          <span>{capital(suitName(suit))}</span>
        </button>
      ))}
    </div>
  );
}

function FoldControls({ view }: { view: buck.View }) {
  const { act } = useSession();
  const decide = (folded: boolean) => {
    const action = buck
      .legalActions(view)
      .find((legal) => legal.type === "FOLD_DECISION" && legal.folded === folded);
    if (action !== undefined) void act(action);
  };
  return (
    <div className="controls">
      <button type="button" className="button" aria-keyshortcuts="F" onClick={() => decide(true)}>
        {words.controls.fold}
      </button>
      <button type="button" className="button main grow" aria-keyshortcuts="S" onClick={() => decide(false)}>
        {words.controls.stay}
      </button>
    </div>
  );
}

function PlayControls() {
  const { playSelected } = useSession();
  const isSelected = useTableUi((ui) => ui.selected !== null);
  const confirm = useSettings((settings) => settings.confirm);
  if (isSelected) {
    return (
      <div className="controls">
        <button type="button" className="button main grow" onClick={playSelected}>
          {words.controls.play}
        </button>
      </div>
    );
  }
  return (
    <p className="controls hint">{confirm === "always" ? words.controls.confirmToPlay : <HowToPlay />}</p>
  );
}

/** Fingers and mice read different sentences; CSS knows which one is there. */
function HowToPlay() {
  return (
    <>
      <span className="for-touch">{words.controls.tapToSelect}</span>
      <span className="for-mouse">{words.controls.clickToPlay}</span>
    </>
  );
}
