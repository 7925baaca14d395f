import type { TableErrorCode } from "@buck/protocol";
import { nextDeal } from "../sealing.ts";
import type { Person } from "../state.ts";
import { grant, refusal, unless } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

/** A seat seals once for each deal: what it has sealed cannot be exchanged. */
export function bringSeal(request: Request, { gameId, deal, seal }: CommandOf<"sealPart">): Ruling {
  const { person } = request;
  if (person === null) return refusal("NOT_SEATED");
  const { position } = person;
  return unless(notAwaited(request, { gameId, deal, position, step: "seal" }), () =>
    grant({ changes: [{ type: "partSealed", position, seal }] }),
  );
}

/** Only after the list of seals was shown, and only what stands in it. */
export function bringPart(request: Request, { gameId, deal, part }: CommandOf<"openPart">): Ruling {
  const { person, partFits } = request;
  if (person === null) return refusal("NOT_SEATED");
  const { position } = person;
  return unless(notAwaited(request, { gameId, deal, position, step: "open" }), () =>
    partFits ? grant({ changes: [{ type: "partOpened", position, part }] }) : refusal("WRONG_PART"),
  );
}

interface Awaited extends Pick<Person, "position"> {
  readonly gameId: string;
  readonly deal: number;
  readonly step: "seal" | "open";
}

function notAwaited({ state }: Request, { gameId, deal, position, step }: Awaited): TableErrorCode | null {
  const { game } = state;
  const sealing = game?.sealing ?? null;
  if (sealing === null || sealing.server === null) return "NO_SEALS";
  if (game?.gameId !== gameId || game.play.isOver) return "NO_SEALS";
  const { number, listed, seals, openings } = nextDeal(sealing);
  if (number !== deal || listed !== (step === "open")) return "NO_SEALS";
  const hasSealed = (seals[position] ?? null) !== null;
  const isAwaited = step === "seal" ? !hasSealed : hasSealed && (openings[position] ?? null) === null;
  return isAwaited ? null : "NO_SEALS";
}
