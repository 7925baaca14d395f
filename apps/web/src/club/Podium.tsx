import type { Night } from "@buck/protocol";
import { clubPath } from "@buck/protocol";
import { Link } from "wouter";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { ShareIcon } from "../ui/icons.tsx";
import { Page } from "../ui/Page.tsx";
import { NightStandings } from "./NightStandings.tsx";
import { dateText, membersNamed } from "./clubWords.ts";
import { useClub } from "./context.ts";

const STEPS = [2, 1, 3];

/** Who came first, second and third, and everybody below. */
export function Podium({ night, isPage = false }: { night: Night; isPage?: boolean }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club } = useClub();
  const at = (place: number) => night.standings.filter((row) => row.place === place);
  const winners = membersNamed(
    language,
    club,
    at(1).map(({ memberId }) => memberId),
  );
  const title = winners === "" ? t.podium : t.winner({ names: winners });
  return (
    <div className="podium">
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p className="soft">{t.of({ date: dateText(language, night.startedAt, "day") })}</p>
      {winners !== "" && (
        <ol className="steps">
          {STEPS.map((place) => {
            const rows = at(place);
            if (rows.length === 0) return null;
            return (
              <li key={place} data-place={place}>
                <b>
                  {membersNamed(
                    language,
                    club,
                    rows.map(({ memberId }) => memberId),
                  )}
                </b>
                <span className="step">
                  <span className="step-place">{place}</span>
                  <span>
                    {rows[0]?.points} {t.points}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {isPage && <h2>{t.finalStandings}</h2>}
      {winners !== "" && <NightStandings night={night} />}
      {!isPage && (
        <Link href={`${clubPath(club.code)}/night`} className="button paper">
          <ShareIcon />
          {t.page}
        </Link>
      )}
    </div>
  );
}

/** `/c/CODE/night`: the night on one page. */
export function NightPage({ night }: { night: Night }) {
  const language = useLanguage();
  const t = clubTexts(language);
  const { club } = useClub();
  const share = () => navigator.share({ title: club.name, url: location.href }).catch(() => undefined);
  return (
    <Page className="narrow club" title={club.name}>
      <section className="sheet card-sheet">
        <p>{club.name}</p>
        <Podium night={night} isPage />
        <div className="button-row">
          {"share" in navigator && (
            <button type="button" className="button main" onClick={() => void share()}>
              <ShareIcon />
              {t.tonight.share}
            </button>
          )}
          <Link href={clubPath(club.code)} className="button paper">
            {t.back}
          </Link>
        </div>
      </section>
    </Page>
  );
}
