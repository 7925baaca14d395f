import { buck, SUITS } from "@buck/engine";
import { capital, suitText } from "@buck/words";
import { SuitMark } from "../../cards/suits.tsx";
import { spokenWorth, WorthBar } from "../../table/board/WorthBar.tsx";
import type { ControlsProps as GameControlsProps } from "../gameUi.ts";
import { decisions } from "./moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";

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
  const language = useLanguage();
  const texts = tableTexts(language);
  const legal = decisions(view).filter((move) => move.type === "PLACE_BID");
  const pass = legal.find((move) => move.amount === "PASS");
  return (
    <div className="controls bidding">
      {pass !== undefined && (
        <button type="button" className="button" aria-keyshortcuts="P" onClick={() => act(pass)}>
          {texts.controls.pass}
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
              aria-label={texts.controls.bid({ amount })}
              aria-description={bidWorth ? spokenWorth(language, bidWorth) : undefined}
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
  const language = useLanguage();
  const texts = tableTexts(language);
  const legal = decisions(view).filter((move) => move.type === "DECLARE_TRUMP");
  const none = legal.find((move) => move.trumpSuit === "NO_TRUMP");
  return (
    <div className="controls suits" data-rows={legal.length > SUITS.length ? 2 : 1}>
      {SUITS.flatMap((suit) =>
        legal
          .filter((move) => move.trumpSuit === suit)
          .map((move) => (
            <button
              key={suit}
              type="button"
              className="button paper"
              aria-keyshortcuts={suit.charAt(0)}
              onClick={() => act(move)}
            >
              <SuitMark suit={suit} />
              <span>{capital(language, suitText(language, suit))}</span>
              <WorthBar worth={worth(move)} />
            </button>
          )),
      )}
      {none !== undefined && (
        <button type="button" className="button paper" aria-keyshortcuts="N" onClick={() => act(none)}>
          <span>{texts.board.withoutTrump}</span>
          <WorthBar worth={worth(none)} />
        </button>
      )}
    </div>
  );
}

function FoldControls({ view, act, worth }: ControlsProps) {
  const texts = useTexts(tableTexts);
  const legal = decisions(view).filter((move) => move.type === "FOLD_DECISION");
  const fold = legal.find(({ folded }) => folded);
  const stay = legal.find(({ folded }) => !folded);
  if (fold === undefined || stay === undefined) return null;
  return (
    <div className="controls">
      <button type="button" className="button paper grow" aria-keyshortcuts="F" onClick={() => act(fold)}>
        {texts.controls.fold}
        <WorthBar worth={worth(fold)} />
      </button>
      <button type="button" className="button paper grow" aria-keyshortcuts="S" onClick={() => act(stay)}>
        {texts.controls.stay}
        <WorthBar worth={worth(stay)} />
      </button>
    </div>
  );
}
