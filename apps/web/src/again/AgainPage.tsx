import type { Position } from "@buck/engine";
import { seatsIn } from "@buck/records";
import { againPath, DEFAULT_SETTINGS, tablePath } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { Link, useLocation, useParams } from "wouter";
import { listNames, refusalText } from "@buck/words";
import type { FetchedGame } from "../replay/openGame.ts";
import { useGame } from "../replay/openGame.ts";
import { createLiveTable } from "../table/session/liveTable.ts";
import { playerIn } from "./comparison.ts";
import { HAS_SERVER } from "../app/base.ts";
import { ErrorScreen } from "../app/ErrorScreen.tsx";
import { gameTexts } from "../games/index.ts";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { newTableName } from "../home/tableNames.ts";
import { savePlayerName, usePlayerName } from "../device/player.ts";
import { Joining } from "../ui/Joining.tsx";
import { NameField } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import "../settings/settings.css";
import { replayTexts } from "../texts/en/replay.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { newTableTexts } from "../texts/en/newTable.ts";

type OpenedGame = Extract<FetchedGame, { readonly ok: true }>;

/** `/again/ID`: the deals of a finished game once more, with friends or against bots. */
export function AgainPage() {
  const language = useLanguage();
  const t = practiceTexts(language).again;
  const replay = replayTexts(language);
  const { id = "" } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const game = useGame(id);
  if (game === null) return <Joining text={replay.loading} />;
  if (!game.ok) return <ErrorScreen error={game.error} onAction={() => navigate("/")} />;
  const names = seatsIn(game.history).map((position) => playerIn(game.history, position));
  return (
    <Page className="narrow again" title={t.title}>
      <h1>{t.title}</h1>
      <p className="soft">
        {t.lead({ game: gameTexts(language, game.history.game).title, names: listNames(language, names) })}
      </p>
      <AgainstBots id={id} seats={seatsIn(game.history)} names={names} />
      {HAS_SERVER && !game.isPractice && <WithFriends id={id} game={game} />}
    </Page>
  );
}

interface AgainstBotsProps {
  readonly id: string;
  readonly seats: readonly Position[];
  readonly names: readonly string[];
}

function AgainstBots({ id, seats, names }: AgainstBotsProps) {
  const t = useTexts(practiceTexts).again;
  const [seat, setSeat] = useState<Position>(0);
  return (
    <section className="sheet new-table">
      <h2>{t.bots}</h2>
      <ChoiceField
        title={t.whoseCards}
        text={t.botsNote}
        values={seats}
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
  const language = useLanguage();
  const t = practiceTexts(language).again;
  const form = newTableTexts(language).form;
  const [, navigate] = useLocation();
  const [name, setName] = useState(usePlayerName.getState().name);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    savePlayerName(name);
    const settings = { ...DEFAULT_SETTINGS, title: newTableName(language) };
    const made = await createLiveTable(settings, name, id);
    setBusy(false);
    if (made.ok) navigate(tablePath(made.code));
    else setError(refusalText(language, made));
  };
  const hands = game.history.events.flat().filter(({ type }) => type === "dealt").length;
  return (
    <form className="sheet new-table" onSubmit={(event) => void make(event)}>
      <h2>{t.friends}</h2>
      <p className="soft">{t.friendsNote({ hands })}</p>
      <NameField label={form.yourName} name={name} onChange={setName} />
      <p className="form-error" role="alert">
        {error}
      </p>
      <button type="submit" className="button paper wide" disabled={isBusy}>
        {form.make}
      </button>
    </form>
  );
}
