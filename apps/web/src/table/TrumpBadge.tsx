import { SuitMark } from "../cards/suits.tsx";
import { useMoment } from "../session/context.ts";
import { suitText } from "../texts/cards.ts";
import { capital } from "../texts/people.ts";
import { words } from "../texts/words.ts";

/** Trump, bid and bidder: the three things nobody should have to remember. */
export function TrumpBadge() {
  const trump = useMoment((moment) => moment.trump);
  const bid = useMoment((moment) => moment.bid);
  return (
    <p className="trump-badge">
      {trump === null ? (
        <span className="no-trump" aria-hidden="true">
          ?
        </span>
      ) : (
        <SuitMark suit={trump} />
      )}
      <span>
        <span className="trump-name">{trump === null ? words.table.noTrump : capital(suitText(trump))}</span>
        <span className="trump-bid">{bid}</span>
      </span>
    </p>
  );
}
