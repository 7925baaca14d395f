import { suitName } from "@buck/engine";
import { SuitMark } from "../cards/Suit.tsx";
import { useView } from "../session/context.ts";
import { capital, peopleOf } from "../texts/people.ts";
import { words } from "../texts/words.ts";

/** Trump, bid and bidder: the three things nobody should have to remember. */
export function TrumpBadge() {
  const view = useView((shown) => shown);
  const { trumpSuit, highestBid, winningBidderPosition } = view;
  const bidder = winningBidderPosition === null ? null : peopleOf(view)(winningBidderPosition);
  const bid = bidder === null ? words.table.noBid : `${bidder.name} bid ${highestBid}`;
  return (
    <p className="trump-badge">
      {trumpSuit === null ? (
        <span className="no-trump" aria-hidden="true">
          ?
        </span>
      ) : (
        <SuitMark suit={trumpSuit} />
      )}
      <span>
        <span className="trump-name">
          {trumpSuit === null ? words.table.noTrump : capital(suitName(trumpSuit))}
        </span>
        <span className="trump-bid">{bid}</span>
      </span>
    </p>
  );
}
