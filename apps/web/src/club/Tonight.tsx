import type { Night } from "@buck/protocol";
import { listNames } from "@buck/words";
import { useEffect, useState } from "react";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Confirm } from "../ui/Dialog.tsx";
import { NightForm } from "./NightForm.tsx";
import { Podium } from "./Podium.tsx";
import { NightStandings } from "./NightStandings.tsx";
import { memberName, membersNamed, placeText, tableOf } from "./clubWords.ts";
import { useClub } from "./context.ts";

/** The card night, from gathering people to the podium. */
export function Tonight() {
  const t = useTexts(clubTexts).tonight;
  const { club } = useClub();
  const { night } = club;
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      {night === null ? (
        <NoNight />
      ) : night.stage === "gathering" ? (
        <Gathering night={night} />
      ) : night.stage === "over" ? (
        <Over night={night} />
      ) : (
        <Round night={night} />
      )}
    </section>
  );
}

function NoNight() {
  const t = useTexts(clubTexts).tonight;
  const { club } = useClub();
  return (
    <>
      <h2>{t.title}</h2>
      <p className="soft">{club.you.isOrganizer ? t.noneOrganizer : t.none}</p>
      {club.you.isOrganizer && <StartButton label={t.start} />}
    </>
  );
}

function StartButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button paper" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <NightForm onClose={() => setOpen(false)} />}
    </>
  );
}

function Gathering({ night }: { night: Night }) {
  const t = useTexts(clubTexts).tonight;
  const { club, tell } = useClub();
  return (
    <>
      <h2>{t.gathering}</h2>
      <People night={night} />
      {club.you.isOrganizer && (
        <>
          <div className="button-row">
            <button
              type="button"
              className="button main"
              disabled={night.people.length < 2}
              onClick={() => void tell({ type: "nextRound" })}
            >
              {t.begin({ round: 1 })}
            </button>
            <StopButton />
          </div>
          {night.people.length < 2 && <p className="soft small-print">{t.tooFew}</p>}
        </>
      )}
    </>
  );
}

/** Who is in: everybody for themselves, and organizers for those without a device. */
function People({ night: { people } }: { night: Night }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club, tell } = useClub();
  const { memberId, isOrganizer } = club.you;
  const isIn = memberId !== null && people.includes(memberId);
  const others = club.members.filter((member) => !people.includes(member.memberId));
  return (
    <>
      <p role="status">
        <b>{t.who({ count: people.length })}</b>
        {people.length > 0 && `: ${membersNamed(language, club, people)}`}
      </p>
      {memberId !== null && (
        <button
          type="button"
          className={isIn ? "button paper" : "button main"}
          onClick={() => void tell({ type: isIn ? "leaveNight" : "joinNight", memberId })}
        >
          {isIn ? t.imOut : t.imIn}
        </button>
      )}
      {isOrganizer && (
        <details className="more">
          <summary>
            <b>{t.others}</b>
          </summary>
          <div className="choices">
            {others.map((member) => (
              <button
                key={member.memberId}
                type="button"
                className="button paper small"
                onClick={() => void tell({ type: "joinNight", memberId: member.memberId })}
              >
                {t.add(member)}
              </button>
            ))}
            {people
              .filter((id) => id !== memberId)
              .map((id) => (
                <button
                  key={id}
                  type="button"
                  className="button paper small"
                  onClick={() => void tell({ type: "leaveNight", memberId: id })}
                >
                  {t.takeOut({ name: memberName(language, club, id) })}
                </button>
              ))}
          </div>
        </details>
      )}
    </>
  );
}

function Round({ night }: { night: Night }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club, tell } = useClub();
  const { round, settings, stage, sitsOut, tables } = night;
  const left = tables.filter(({ points }) => points === null).length;
  return (
    <>
      <h2>{t.round({ round, rounds: settings.rounds })}</h2>
      <YourPlace night={night} />
      <p className="soft" role="status">
        {stage === "between" ? <NextRound night={night} /> : t.waiting({ tables: left })}
      </p>
      <ol className="club-rows">
        {tables.map((table, index) => (
          <NightTableRow key={table.code} night={night} index={index} />
        ))}
      </ol>
      {sitsOut.length > 0 && (
        <p className="soft">{t.sitsOut({ names: membersNamed(language, club, sitsOut) })}</p>
      )}
      {night.standings.length > 0 && (
        <>
          <h3>{t.standings}</h3>
          <NightStandings night={night} />
        </>
      )}
      <People night={night} />
      {club.you.isOrganizer && (
        <div className="button-row">
          {stage === "between" && (
            <button type="button" className="button main" onClick={() => void tell({ type: "nextRound" })}>
              {t.begin({ round: round + 1 })}
            </button>
          )}
          <StopButton />
        </div>
      )}
    </>
  );
}

/** Where this person plays, or what they do meanwhile. */
function YourPlace({ night }: { night: Night }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club, goToTable } = useClub();
  const { memberId } = club.you;
  const place = tableOf(night, memberId);
  if (night.stage !== "playing" || memberId === null) return null;
  if (place === null) {
    const text = night.sitsOut.includes(memberId)
      ? t.youSitOut
      : night.people.includes(memberId)
        ? t.late
        : t.notIn;
    return <p>{text}</p>;
  }
  if (place.isDone) return null;
  return (
    <div className="your-table">
      <b>{placeText(language, night, place, (id) => memberName(language, club, id))}</b>
      <button type="button" className="button main" onClick={() => goToTable(place.code, "sit")}>
        {t.goNow}
      </button>
    </div>
  );
}

/** Counts down by this device's clock; the club begins the round. */
function NextRound({ night }: { night: Night }) {
  const t = useTexts(clubTexts).tonight;
  const left = useSecondsLeft(night.msLeft);
  const round = night.round + 1;
  return left === null ? t.nextSoon({ round }) : t.nextIn({ round, seconds: left });
}

function useSecondsLeft(msLeft: number | null): number | null {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    setEndsAt(msLeft === null ? null : performance.now() + msLeft);
    setNow(performance.now());
    if (msLeft === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [msLeft]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

function NightTableRow({ night, index }: { night: Night; index: number }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const tables = clubTexts(language).tables;
  const { club, goToTable, tell } = useClub();
  const [isAsked, setAsked] = useState(false);
  const table = night.tables[index];
  if (table === undefined) return null;
  const { code, seats, points } = table;
  const names = seats.map((id) => (id === null ? t.bot : memberName(language, club, id)));
  const isLadder = night.settings.movement === "ladder";
  const title = t.table({ table: index + 1 });
  const isYours = club.you.memberId !== null && seats.includes(club.you.memberId);
  return (
    <li>
      <div className="row-words">
        <span>
          <b>{title}</b> {isLadder && index === 0 && <span className="soft">({t.top})</span>}{" "}
          <span className={points === null ? "state playing" : "state done"}>
            {points === null ? t.isPlaying : t.isDone}
          </span>
        </span>
        <span className="soft">
          {points === null
            ? listNames(language, names)
            : names.map((name, position) => `${name} ${points[position] ?? 0}`).join(" · ")}
        </span>
      </div>
      {points === null && (
        <div className="row-buttons">
          {!isYours && (
            <button
              type="button"
              className="button paper small"
              aria-label={`${tables.watch}, ${title}`}
              onClick={() => goToTable(code, "watch")}
            >
              {tables.watch}
            </button>
          )}
          {club.you.isOrganizer && (
            <button
              type="button"
              className="button paper small"
              aria-label={`${t.endTable}, ${title}`}
              onClick={() => setAsked(true)}
            >
              {t.endTable}
            </button>
          )}
        </div>
      )}
      {isAsked && (
        <Confirm
          title={t.endTableTitle}
          text={t.endTableText}
          yes={t.endTable}
          no={t.keepPlaying}
          onYes={() => {
            setAsked(false);
            void tell({ type: "endTable", code });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function Over({ night }: { night: Night }) {
  const t = useTexts(clubTexts).tonight;
  const { club } = useClub();
  return (
    <>
      <Podium night={night} />
      {club.you.isOrganizer && <StartButton label={t.again} />}
    </>
  );
}

function StopButton() {
  const t = useTexts(clubTexts).tonight;
  const { tell } = useClub();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="button paper" onClick={() => setAsked(true)}>
        {t.stop}
      </button>
      {isAsked && (
        <Confirm
          title={t.stopTitle}
          text={t.stopText}
          yes={t.stop}
          no={t.goOn}
          onYes={() => {
            setAsked(false);
            void tell({ type: "stopNight" });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
