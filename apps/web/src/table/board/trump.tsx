import { capital, spokenCard, suitText } from "@buck/words";
import type { LogLine } from "@buck/words";
import { CardBack, PlayingCard } from "../../cards/PlayingCard.tsx";
import { SuitMark } from "../../cards/suits.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { LastTrickIcon } from "../../ui/icons.tsx";
import { useMoment, useSession } from "../session/context.ts";

/** Trump, bid and bidder: the three things nobody should have to remember. */
export function TrumpBadge() {
  const language = useLanguage();
  const texts = tableTexts(language);
  const trump = useMoment((moment) => moment.trump);
  const isNoTrump = useMoment((moment) => moment.isNoTrump);
  const bid = useMoment((moment) => moment.bid);
  const none = isNoTrump ? texts.board.withoutTrump : texts.board.noTrump;
  return (
    <p key={`${trump} ${bid.text}`} className="trump-badge" data-declared={trump !== null}>
      {trump === null ? (
        <span className="no-trump" aria-hidden="true">
          {isNoTrump ? "–" : "?"}
        </span>
      ) : (
        <SuitMark suit={trump} />
      )}
      <span>
        <span className="trump-name">
          {trump === null ? none : capital(language, suitText(language, trump))}
        </span>
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

/** The cards that are left over, the top one open, while the hand is being bid for. */
export function Blind() {
  const language = useLanguage();
  const { stage, turnUp: card, turnUpNote, isTurnedDown } = useMoment((moment) => moment);
  if (card === null || stage !== "bid") return null;
  return (
    <figure className="blind">
      <span className="blind-cards">
        <CardBack />
        <CardBack />
        {isTurnedDown ? <CardBack /> : <PlayingCard card={card} />}
      </span>
      <figcaption>
        <span className="unseen">{spokenCard(language, card, null)} </span>
        {turnUpNote}
      </figcaption>
    </figure>
  );
}

/** The card that was turned up: everybody has seen it, and need not remember it. */
export function TurnUp() {
  const language = useLanguage();
  const { stage, turnUp: card, turnUpNote, isTurnedDown } = useMoment((moment) => moment);
  if (card === null || (stage === "bid" && !isTurnedDown)) return null;
  return (
    <figure className="turn-up">
      <PlayingCard card={card} />
      <figcaption>
        <span className="unseen">
          {spokenCard(language, card, null)} {turnUpNote}
        </span>
        <span className="turn-up-note" aria-hidden="true">
          {turnUpNote}
        </span>
      </figcaption>
    </figure>
  );
}

export function LastTrickButton() {
  const texts = useTexts(tableTexts);
  const { ui } = useSession();
  const hasTrick = useMoment((moment) => moment.tricks.length > 0);
  return (
    <button
      type="button"
      className="last-trick"
      aria-keyshortcuts="L"
      data-shown={hasTrick}
      disabled={!hasTrick}
      onClick={() => ui.setState({ panel: "lastTrick" })}
    >
      <span className="round">
        <LastTrickIcon />
      </span>
      <span className="last-trick-note">{texts.board.lastTrick}</span>
    </button>
  );
}
