import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import type { KeptGame } from "@buck/records";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { gameTexts } from "../games/index.ts";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { MOST_KEPT, gameArchive } from "../replay/gameArchive.ts";
import type { Archive } from "../replay/gameArchive.ts";
import { yourGamesTexts } from "../texts/en/yourGames.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Confirm } from "../ui/Dialog.tsx";
import { Page } from "../ui/Page.tsx";
import { FileSection } from "./FileSection.tsx";
import { GameList } from "./GameList.tsx";
import { Numbers } from "./Numbers.tsx";
import "../settings/settings.css";
import "./yourGames.css";

interface Shelf {
  readonly games: readonly KeptGame[];
  readonly isLasting: boolean;
}

/** `/games`: what was played on this device, in a list and in numbers. It needs no network. */
export function YourGamesPage({ archive = gameArchive }: { archive?: Archive }) {
  const yourGames = useTexts(yourGamesTexts);
  const t = yourGames;
  const [read, setShelf] = useState<Shelf | null>(null);
  // A thousand games are added up and drawn a piece at a time, so that the page goes on answering.
  const shelf = useDeferredValue(read);
  const load = useCallback(async () => {
    const games = await archive.list();
    setShelf({ games, isLasting: await archive.isLasting() });
  }, [archive]);
  useEffect(() => void load(), [load]);
  return (
    <Page className="narrow your-games" title={t.title}>
      <h1>{t.title}</h1>
      {shelf === null ? (
        <p className="soft" role="status">
          {t.loading}
        </p>
      ) : (
        <>
          <p className="soft">{t.lead}</p>
          {!shelf.isLasting && <p role="alert">{t.notLasting}</p>}
          {shelf.games.length >= MOST_KEPT && <p>{t.full({ most: MOST_KEPT })}</p>}
          {shelf.games.length === 0 ? <NoGames /> : <Games shelf={shelf} archive={archive} onChange={load} />}
          <FileSection archive={archive} count={shelf.games.length} onChange={() => void load()} />
        </>
      )}
    </Page>
  );
}

function NoGames() {
  const yourGames = useTexts(yourGamesTexts);
  const t = yourGames;
  return (
    <section className="sheet card-sheet">
      <p>{t.empty}</p>
      <Link href="/play" className="button main">
        {t.play}
      </Link>
    </section>
  );
}

interface GamesProps {
  readonly shelf: Shelf;
  readonly archive: Archive;
  readonly onChange: () => Promise<void>;
}

function Games({ shelf: { games }, archive, onChange }: GamesProps) {
  const yourGames = useTexts(yourGamesTexts);
  const t = yourGames;
  const [filter, setFilter] = useState(EVERY_GAME);
  const [doomed, setDoomed] = useState<string | null>(null);
  const shown = useMemo(() => filtered(games, filter), [games, filter]);
  const forget = async (gameId: string) => {
    setDoomed(null);
    await archive.remove(gameId);
    await onChange();
  };
  return (
    <>
      <FilterForm games={games} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <p role="status">{t.nothingFits}</p>
      ) : (
        <>
          <Numbers games={shown} />
          <GameList key={JSON.stringify(filter)} games={shown} onForget={setDoomed} />
        </>
      )}
      {doomed !== null && (
        <Confirm {...t.forgetOne} onYes={() => void forget(doomed)} onClose={() => setDoomed(null)} />
      )}
    </>
  );
}

interface FilterFormProps {
  readonly games: readonly KeptGame[];
  readonly filter: GameFilter;
  readonly onChange: (filter: GameFilter) => void;
}

/** Only what makes a difference is asked. */
function FilterForm({ games, filter, onChange }: FilterFormProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.filter;
  const friends = useMemo(() => friendsIn(games), [games]);
  const names = GAME_NAMES.filter((name) => games.some(({ game }) => game === name));
  if (names.length < 2 && friends.length === 0) return null;
  return (
    <form className="sheet card-sheet kept-filter">
      {names.length > 1 && (
        <ChoiceField
          title={t.game}
          text=""
          values={[null, ...names]}
          label={(name) => (name === null ? t.both : gameTexts(language, name).title)}
          value={filter.game}
          onChange={(game) => onChange({ ...filter, game })}
        />
      )}
      {friends.length > 0 && (
        <label className="field">
          <span>{t.company}</span>
          <select
            className="input"
            value={filter.company === null ? ANYBODY : NAMED + filter.company}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, company: value === ANYBODY ? null : value.slice(NAMED.length) })
            }
          >
            <option value={ANYBODY}>{t.anybody}</option>
            <option value={NAMED}>{t.bots}</option>
            {friends.map((name) => (
              <option key={name} value={NAMED + name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

/** Before a name, so that nobody's name means everybody. */
const NAMED = "name ";
const ANYBODY = "anybody";

/** Which of the kept games are looked at. */
interface GameFilter {
  /** Null for all. */
  readonly game: GameName | null;
  /** The name of somebody who sat there; "" for bots alone, null for anybody. */
  readonly company: string | null;
}

const EVERY_GAME: GameFilter = { game: null, company: null };

function filtered(games: readonly KeptGame[], { game, company }: GameFilter): readonly KeptGame[] {
  return games.filter(
    (kept) =>
      (game === null || kept.game === game) &&
      (company === null || (company === "" ? others(kept).length === 0 : others(kept).includes(company))),
  );
}

/** The people, without bots, who sat with whoever keeps the game. */
function others({ players, seat }: KeptGame): readonly string[] {
  return players.flatMap(({ name, isPerson }, position) => (isPerson && position !== seat ? [name] : []));
}

/** Everybody who ever sat there, in the order of the alphabet. */
function friendsIn(games: readonly KeptGame[]): readonly string[] {
  return [...new Set(games.flatMap(others))].toSorted((a, b) => a.localeCompare(b));
}
