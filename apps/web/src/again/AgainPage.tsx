import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { againPath, DEFAULT_SETTINGS, tablePath } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { Link, useLocation, useParams } from "wouter";
import type { FetchedGame } from "../archive/openGame.ts";
import { useGame } from "../archive/useGame.ts";
import { createLiveTable } from "../client/liveTable.ts";
import { playerIn } from "../compared/comparison.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { gameTexts } from "../games/index.ts";
import { ChoiceField } from "../newTable/ChoiceField.tsx";
import { newTableName } from "../newTable/tableNames.ts";
import { savePlayerName, usePlayerName } from "../storage/playerName.ts";
import { againTexts as t } from "../texts/again.ts";
import { newTableTexts } from "../texts/newTable.ts";
import { listNames } from "../texts/people.ts";
import { refusalText } from "../texts/refusals.ts";
import { replayTexts } from "../texts/replay.ts";
import { Joining } from "../ui/Joining.tsx";
import { NameField } from "../ui/NameField.tsx";
import { Page } from "../ui/Page.tsx";
import "../ui/form.css";
import "../newTable/newTable.css";
import "../settings/settings.css";
import "./again.css";

type OpenedGame = Extract<FetchedGame, { readonly ok: true }>;

/** `/again/ID`: the deals of a finished game once more, with friends or against bots. */
export function AgainPage() {
  const { id = "" } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const game = useGame(id);
  if (game === null) return <Joining text={replayTexts.loading} />;
  if (!game.ok) return <ErrorScreen error={game.error} onAction={() => navigate("/")} />;
  const names = POSITIONS.map((position) => playerIn(game.history, position));
  return (
    <Page className="narrow again" title={t.title}>
      <h1>{t.title}</h1>
      <p className="soft">{t.lead({ game: gameTexts(game.history.game).title, names: listNames(names) })}</p>
      <AgainstBots id={id} names={names} />
      {!game.isPractice && <WithFriends id={id} game={game} />}
    </Page>
  );
}

function AgainstBots({ id, names }: { id: string; names: readonly string[] }) {
  const [seat, setSeat] = useState<Position>(0);
  return (
    <section className="sheet new-table">
      <h2>{t.bots}</h2>
      <ChoiceField
        title={t.whoseCards}
        text={t.botsNote}
        values={POSITIONS}
        label={(position) => names[position] ?? ""}
        value={seat}
        onChange={setSeat}
      />
      <Link href={`${againPath(id)}/${seat}`} className="button main big wide">
        {t.playBots}
      </Link>
    </section>
  );
}

function WithFriends({ id, game }: { id: string; game: OpenedGame }) {
  const [, navigate] = useLocation();
  const [name, setName] = useState(usePlayerName.getState().name);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    savePlayerName(name);
    const settings = { ...DEFAULT_SETTINGS, title: newTableName() };
    const made = await createLiveTable(settings, name, id);
    setBusy(false);
    if (made.ok) navigate(tablePath(made.code));
    else setError(refusalText(made));
  };
  const hands = game.history.events.flat().filter(({ type }) => type === "dealt").length;
  return (
    <form className="sheet new-table" onSubmit={(event) => void make(event)}>
      <h2>{t.friends}</h2>
      <p className="soft">{t.friendsNote({ hands })}</p>
      <NameField label={newTableTexts.yourName} name={name} onChange={setName} />
      <p className="form-error" role="alert">
        {error}
      </p>
      <button type="submit" className="button paper wide" disabled={isBusy}>
        {newTableTexts.make}
      </button>
    </form>
  );
}
