import { SuitMark } from "../cards/suits.tsx";
import { useMoment } from "../session/context.ts";
import { suitText } from "../texts/cards.ts";
import { capital } from "../texts/people.ts";
import type { LogLine } from "../texts/line.ts";
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
        <span className="trump-bid">
          <Bid {...bid} />
        </span>
      </span>
    </p>
  );
}

/** A long name gives way to what was bid or called. */
function Bid({ who, text }: LogLine) {
  if (who === null || !text.startsWith(who)) return text;
  return (
    <>
      <span className="bidder">{who}</span>
      <span>{text.slice(who.length)}</span>
    </>
  );
}
