import type { Night } from "@buck/protocol";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { memberName } from "./clubWords.ts";
import { useClub } from "./context.ts";

/** Who leads the night. */
export function NightStandings({ night }: { night: Night }) {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const names = clubTexts(language).standings;
  const { club } = useClub();
  return (
    <table className="companions night-standings">
      <thead>
        <tr>
          <th scope="col">{names.name}</th>
          <th scope="col">{t.points}</th>
          <th scope="col">{t.loners}</th>
          <th scope="col">{t.rounds}</th>
        </tr>
      </thead>
      <tbody>
        {night.standings.map(({ memberId, place, points, loners, rounds }) => (
          <tr key={memberId} data-you={memberId === club.you.memberId}>
            <th scope="row">
              <span className="ranked">
                <span className="rank">{place}</span>
                <span>{memberName(language, club, memberId)}</span>
              </span>
            </th>
            <td>{points}</td>
            <td>{loners}</td>
            <td>{rounds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
