import type { SealState } from "@buck/client";
import { cardName, parseCard } from "@buck/engine";
import type { CardId } from "@buck/engine";
import type { SealFault, SealReport } from "@buck/records";
import { counted } from "../terminal/cards.ts";

/** What a person reads about the seals of their table when something about them is new. */
export function sealLines(now: SealState, before: SealState): readonly string[] {
  if (now.report !== null && before.report === null) return reportLines(now.report);
  const isNew = now.fingerprint !== null && now.fingerprint !== before.fingerprint;
  return isNew ? [`This deal is sealed: ${spaced(now.fingerprint)}`] : [];
}

/** In fours, to be read aloud. */
function spaced(fingerprint: string): string {
  return fingerprint.match(/.{1,4}/g)?.join(" ") ?? fingerprint;
}

/** What verifying a whole game came to. */
export function reportLines({ verified, dealt, faults, withheld }: SealReport): readonly string[] {
  return [
    `${verified} of ${counted(dealt, "deal")} verified.`,
    ...withheld.map(({ hand, seat }) => `Deal ${hand}: seat ${seat} sealed a part and did not open it.`),
    ...(faults.length === 0 ? [] : ["THE DEALS ARE NOT WHAT WAS SEALED:"]),
    ...faults.map(faultLine),
  ];
}

function faultLine(fault: SealFault): string {
  switch (fault.type) {
    case "noSecret":
      return "The server has not opened its secret.";
    case "wrongSecret":
      return "The server opened a different secret than it had sealed.";
    case "wrongDealer":
      return "The first dealer is not the one that was drawn.";
    case "noSeals":
      return `Deal ${fault.hand}: there are no seals.`;
    case "wrongPart":
      return `Deal ${fault.hand}: seat ${fault.seat} opened something else than it had sealed.`;
    case "wrongDeck":
      return `Deal ${fault.hand}: another deck was dealt.`;
    case "wrongCard":
      return `Deal ${fault.hand}: the ${nameOf(fault.card)} was dealt to somebody else.`;
    case "changedSeals":
      return `Deal ${fault.hand}: the list of seals was changed after it was shown.`;
    case "leftOut":
      return `Deal ${fault.hand}: your part was taken and left out.`;
  }
}

function nameOf(id: CardId): string {
  const card = parseCard(id);
  return card === null ? id : cardName(card);
}
