import { nextEvenings } from "@buck/club";
import { LIMITS, RSVPS } from "@buck/protocol";
import type { Weekly } from "@buck/protocol";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { serverAddress } from "../app/base.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { DeleteIcon } from "../ui/icons.tsx";
import { clockText, dateText, membersNamed, weekdayName } from "./clubWords.ts";
import { useClub } from "./context.ts";

const SHOWN = 3;

/** When the club plays next, and who comes. */
export function NextEvening() {
  const language = useLanguage();
  const t = clubTexts(language).next;
  const { club, now, tell } = useClub();
  const [isPlanning, setPlanning] = useState(false);
  const [next, ...later] = nextEvenings(club, now, SHOWN);
  const answers = club.rsvps.filter(({ startsAt }) => startsAt === next?.startsAt);
  const own = answers.find(({ memberId }) => memberId === club.you.memberId)?.answer ?? null;
  const groupName = useId();
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      {next === undefined ? (
        <p className="soft">{t.none}</p>
      ) : (
        <>
          <p className="next-date">
            <b>{dateText(language, next.startsAt, "moment")}</b>
            {next.note !== "" && <span className="soft"> · {next.note}</span>}
          </p>
          <fieldset className="setting">
            <legend>{t.coming}</legend>
            <div className="choices">
              {RSVPS.map((answer) => (
                <label key={answer} className="choice">
                  <input
                    type="radio"
                    name={groupName}
                    checked={own === answer}
                    onChange={() => void tell({ type: "rsvp", startsAt: next.startsAt, answer })}
                  />
                  <span>{t.answers[answer]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {answers.length === 0 && <p className="soft">{t.nobody}</p>}
          {RSVPS.map((answer) => {
            const ids = answers.filter((each) => each.answer === answer).map(({ memberId }) => memberId);
            return ids.length === 0 ? null : (
              <p key={answer} className={answer === "yes" ? "" : "soft"}>
                {t[answer]({ names: membersNamed(language, club, ids) })}
              </p>
            );
          })}
          {later.length > 0 && (
            <p className="soft small-print">
              {t.later}: {later.map(({ startsAt }) => dateText(language, startsAt, "moment")).join(" · ")}
            </p>
          )}
        </>
      )}
      <div className="button-row">
        {next !== undefined && (
          <a className="button paper" href={`${serverAddress()}/c/${club.code}/calendar.ics`}>
            {t.calendar}
          </a>
        )}
        {club.you.isOrganizer && (
          <button type="button" className="button paper" onClick={() => setPlanning(true)}>
            {t.plan}
          </button>
        )}
      </div>
      {isPlanning && <PlanDialog onClose={() => setPlanning(false)} />}
    </section>
  );
}

const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const HOURS = [2, 3, 4, 5, 6] as const;
const USUAL = { day: 5, at: 20 * 60, minutes: 180 };

function PlanDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = clubTexts(language).next;
  const { club, tell } = useClub();
  return (
    <Dialog title={t.planTitle} onClose={onClose} className="plan">
      <WeeklyForm key={JSON.stringify(club.weekly)} />
      <DateForm />
      {club.dates.length > 0 && (
        <ul className="club-rows">
          {club.dates.map(({ dateId, startsAt, note }) => {
            const date = dateText(language, startsAt, "moment");
            return (
              <li key={dateId}>
                <div className="row-words">
                  <b>{date}</b>
                  {note !== "" && <span className="soft">{note}</span>}
                </div>
                <button
                  type="button"
                  className="round"
                  aria-label={t.remove({ date })}
                  onClick={() => void tell({ type: "removeDate", dateId })}
                >
                  <DeleteIcon />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

function WeeklyForm() {
  const language = useLanguage();
  const t = clubTexts(language).next;
  const { club, tell } = useClub();
  const [said, setSaid] = useState("");
  const [weekly, setWeekly] = useState<Weekly>(
    club.weekly ?? { ...USUAL, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  );
  const change = (part: Partial<Weekly>) => setWeekly((before) => ({ ...before, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await tell({ type: "setWeekly", weekly })) setSaid(t.saved);
  };
  return (
    <form className="small-form" onSubmit={(event) => void save(event)}>
      <h3>{t.everyWeek}</h3>
      <div className="three-fields">
        <label className="field">
          <span>{t.day}</span>
          <select
            className="input"
            value={weekly.day}
            onChange={(event) => change({ day: Number(event.target.value) })}
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {weekdayName(language, day)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t.time}</span>
          <input
            type="time"
            className="input"
            required
            value={timeValue(weekly.at)}
            onChange={(event) => change({ at: minutesOf(event.target.value) ?? weekly.at })}
          />
        </label>
        <HoursField minutes={weekly.minutes} onChange={(minutes) => change({ minutes })} />
      </div>
      <p className="soft small-print">{weekly.timeZone}</p>
      <p role="status" className="soft">
        {said}
      </p>
      <div className="button-row">
        <button type="submit" className="button main">
          {t.save}
        </button>
        {club.weekly !== null && (
          <button
            type="button"
            className="button paper"
            onClick={() => void tell({ type: "setWeekly", weekly: null })}
          >
            {t.noWeekly}
          </button>
        )}
      </div>
      {club.weekly !== null && (
        <p className="soft">
          {t.weekly({
            day: weekdayName(language, club.weekly.day),
            time: clockText(language, club.weekly.at),
          })}
        </p>
      )}
    </form>
  );
}

function DateForm() {
  const t = clubTexts(useLanguage()).next;
  const { tell } = useClub();
  const [date, setDate] = useState("");
  const [time, setTime] = useState(timeValue(USUAL.at));
  const [minutes, setMinutes] = useState(USUAL.minutes);
  const [note, setNote] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const startsAt = new Date(`${date}T${time}`).getTime();
    if (Number.isNaN(startsAt)) return;
    if (!(await tell({ type: "addDate", startsAt, minutes, note }))) return;
    setDate("");
    setNote("");
  };
  return (
    <form className="small-form" onSubmit={(event) => void add(event)}>
      <h3>{t.oneDate}</h3>
      <div className="three-fields">
        <label className="field">
          <span>{t.date}</span>
          <input
            type="date"
            className="input"
            required
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{t.time}</span>
          <input
            type="time"
            className="input"
            required
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </label>
        <HoursField minutes={minutes} onChange={setMinutes} />
      </div>
      <label className="field">
        <span>{t.note}</span>
        <input
          className="input"
          value={note}
          maxLength={LIMITS.titleGraphemes}
          placeholder={t.notePlaceholder}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <button type="submit" className="button paper">
        {t.addDate}
      </button>
    </form>
  );
}

function HoursField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = clubTexts(useLanguage()).next;
  return (
    <label className="field">
      <span>{t.hours}</span>
      <select className="input" value={minutes} onChange={(event) => onChange(Number(event.target.value))}>
        {HOURS.map((hours) => (
          <option key={hours} value={hours * 60}>
            {t.hoursOf({ hours })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** 20:00 */
function timeValue(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Null while it is typed. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
