import { buck, SUITS } from "@buck/engine";
import { SuitMark } from "../../cards/suits.tsx";
import { suitText } from "../../texts/cards.ts";
import { capital } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import type { ControlsProps as GameControlsProps } from "../gameUi.ts";
import { decisions } from "./decisions.ts";

type ControlsProps = GameControlsProps<"buck">;

/** Bid, declare, stay or fold: whatever is asked now. */
export function BuckControls(props: ControlsProps) {
  switch (props.view.phase) {
    case "BIDDING":
      return <BidControls {...props} />;
    case "DECLARING_TRUMP":
      return <TrumpControls {...props} />;
    case "FOLDING_DECISION":
      return <FoldControls {...props} />;
    default:
      return null;
  }
}

const BIDS = buck.BID_AMOUNTS.filter((amount) => amount !== "PASS");

function BidControls({ view, act }: ControlsProps) {
  const legal = decisions(view).filter((move) => move.type === "PLACE_BID");
  const pass = legal.find((move) => move.amount === "PASS");
  return (
    <div className="controls">
      {pass !== undefined && (
        <button type="button" className="button" aria-keyshortcuts="P" onClick={() => act(pass)}>
          {words.controls.pass}
        </button>
      )}
      <span className="bids">
        {BIDS.map((amount) => {
          const bid = legal.find((move) => move.amount === amount);
          return (
            <button
              key={amount}
              type="button"
              className="button paper number"
              aria-label={words.controls.bid({ amount })}
              aria-keyshortcuts={String(amount)}
              disabled={bid === undefined}
              onClick={() => bid !== undefined && act(bid)}
            >
              {amount}
            </button>
          );
        })}
      </span>
    </div>
  );
}

function TrumpControls({ view, act }: ControlsProps) {
  const legal = decisions(view).filter((move) => move.type === "DECLARE_TRUMP");
  return (
    <div className="controls suits">
      {SUITS.flatMap((suit) => legal.filter((move) => move.trumpSuit === suit)).map((move) => (
        <button
          key={move.trumpSuit}
          type="button"
          className="button paper"
          aria-keyshortcuts={move.trumpSuit.charAt(0)}
          onClick={() => act(move)}
        >
          <SuitMark suit={move.trumpSuit} />
          <span>{capital(suitText(move.trumpSuit))}</span>
        </button>
      ))}
    </div>
  );
}

function FoldControls({ view, act }: ControlsProps) {
  const legal = decisions(view).filter((move) => move.type === "FOLD_DECISION");
  const decide = (folded: boolean) => {
    const move = legal.find((each) => each.folded === folded);
    if (move !== undefined) act(move);
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
