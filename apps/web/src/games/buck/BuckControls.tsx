import { buck, SUITS } from "@buck/engine";
import { SuitMark } from "../../cards/suits.tsx";
import { spokenWorth, WorthBar } from "../../hints/WorthBar.tsx";
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

function BidControls({ view, act, worth }: ControlsProps) {
  const legal = decisions(view).filter((move) => move.type === "PLACE_BID");
  const pass = legal.find((move) => move.amount === "PASS");
  return (
    <div className="controls">
      {pass !== undefined && (
        <button type="button" className="button" aria-keyshortcuts="P" onClick={() => act(pass)}>
          {words.controls.pass}
          <WorthBar worth={worth(pass)} />
        </button>
      )}
      <span className="bids">
        {BIDS.map((amount) => {
          const bid = legal.find((move) => move.amount === amount);
          const bidWorth = bid === undefined ? null : worth(bid);
          return (
            <button
              key={amount}
              type="button"
              className="button paper number"
              aria-label={words.controls.bid({ amount })}
              aria-description={bidWorth ? spokenWorth(bidWorth) : undefined}
              aria-keyshortcuts={String(amount)}
              disabled={bid === undefined}
              onClick={() => bid !== undefined && act(bid)}
            >
              {amount}
              <WorthBar worth={bidWorth} />
            </button>
          );
        })}
      </span>
    </div>
  );
}

function TrumpControls({ view, act, worth }: ControlsProps) {
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
          <WorthBar worth={worth(move)} />
        </button>
      ))}
    </div>
  );
}

function FoldControls({ view, act, worth }: ControlsProps) {
  const legal = decisions(view).filter((move) => move.type === "FOLD_DECISION");
  const fold = legal.find(({ folded }) => folded);
  const stay = legal.find(({ folded }) => !folded);
  if (fold === undefined || stay === undefined) return null;
  return (
    <div className="controls">
      <button type="button" className="button" aria-keyshortcuts="F" onClick={() => act(fold)}>
        {words.controls.fold}
        <WorthBar worth={worth(fold)} />
      </button>
      <button type="button" className="button main grow" aria-keyshortcuts="S" onClick={() => act(stay)}>
        {words.controls.stay}
        <WorthBar worth={worth(stay)} />
      </button>
    </div>
  );
}
