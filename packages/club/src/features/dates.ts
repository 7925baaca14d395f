import { newPersonId } from "@buck/authority";
import { cleanText, LIMITS } from "@buck/protocol";
import type { Rsvp } from "@buck/protocol";
import type { ClubState } from "../state/changes.ts";
import { grant, ofMember, ofOrganizer, refusal } from "./feature.ts";
import type { CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** When the club meets, and who comes. */
export const dates = {
  rule: { setWeekly, addDate, removeDate, rsvp },
  reduce: {
    weeklySet: (state, { weekly }) => ({ ...state, weekly }),
    dateAdded: (state, { date }, { at }) => ({
      ...state,
      dates: [...state.dates.filter(({ startsAt }) => startsAt > at - KEPT_MS), date].toSorted(
        (a, b) => a.startsAt - b.startsAt,
      ),
    }),
    dateRemoved: (state, { dateId }) => ({
      ...state,
      dates: state.dates.filter((date) => date.dateId !== dateId),
    }),
    answered: (state, { startsAt, memberId, answer }, { at }) => ({
      ...state,
      rsvps: nearest([
        ...state.rsvps.filter(
          (each) => each.startsAt > at - KEPT_MS && !isSame(each, { startsAt, memberId }),
        ),
        { startsAt, memberId, answer },
      ]),
    }),
  },
  follow: {
    forgotten: (state, { memberId }) => withoutAnswers(state, memberId),
    removed: (state, { memberId }) => withoutAnswers(state, memberId),
    merged: (state, { from }) => withoutAnswers(state, from),
  },
} satisfies Feature;

const DAY_MS = 86_400_000;
/** An evening is over a day after it began. */
const KEPT_MS = DAY_MS;
/** Nobody says so long before whether they come. */
const AHEAD_MS = 60 * DAY_MS;
/** Evenings that have answers at the same time: the next ones. */
const ANSWERED = 6;

function isSame(a: Pick<Rsvp, "startsAt" | "memberId">, b: Pick<Rsvp, "startsAt" | "memberId">): boolean {
  return a.startsAt === b.startsAt && a.memberId === b.memberId;
}

function nearest(answers: readonly Rsvp[]): readonly Rsvp[] {
  const times = [...new Set(answers.map(({ startsAt }) => startsAt))].toSorted((a, b) => a - b);
  const kept = new Set(times.slice(0, ANSWERED));
  return answers.filter(({ startsAt }) => kept.has(startsAt));
}

function withoutAnswers(state: ClubState, memberId: string): ClubState {
  return { ...state, rsvps: state.rsvps.filter((each) => each.memberId !== memberId) };
}

function setWeekly(request: Request, { weekly }: CommandOf<"setWeekly">): Ruling {
  return ofOrganizer(request, () => grant({ changes: [{ type: "weeklySet", weekly }] }));
}

function addDate(request: Request, { startsAt, minutes, note }: CommandOf<"addDate">): Ruling {
  return ofOrganizer(request, () => {
    const { state, at } = request;
    if (startsAt <= at) return refusal("PAST_DATE");
    const ahead = state.dates.filter((date) => date.startsAt > at - KEPT_MS);
    if (ahead.length >= LIMITS.clubDates) return refusal("TOO_MANY_DATES");
    const cleaned = note.trim() === "" ? "" : cleanText(note, LIMITS.chatGraphemes);
    if (cleaned === null) return refusal("INVALID_TEXT");
    const date = { dateId: newPersonId(request), startsAt, minutes, note: cleaned };
    return grant({ changes: [{ type: "dateAdded", date }] });
  });
}

function removeDate(request: Request, { dateId }: CommandOf<"removeDate">): Ruling {
  return ofOrganizer(request, () =>
    request.state.dates.some((date) => date.dateId === dateId)
      ? grant({ changes: [{ type: "dateRemoved", dateId }] })
      : refusal("NO_SUCH_DATE"),
  );
}

function rsvp(request: Request, { startsAt, answer }: CommandOf<"rsvp">): Ruling {
  return ofMember(request, ({ memberId }) => {
    const { state, at } = request;
    if (startsAt <= at - KEPT_MS) return refusal("PAST_DATE");
    const isKnown = state.dates.some((date) => date.startsAt === startsAt);
    const mayBeWeekly = state.weekly !== null && startsAt < at + AHEAD_MS;
    if (!isKnown && !mayBeWeekly) return refusal("NO_SUCH_DATE");
    return grant({ changes: [{ type: "answered", startsAt, memberId, answer }] });
  });
}
