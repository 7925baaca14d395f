import type { ReactNode } from "react";
import { Link } from "wouter";
import { takenWith } from "@buck/words";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { viewpoint } from "../session/tableInfo.ts";
import { HandBeforeSheet } from "./handBefore.tsx";
import { EveningSheet, useEveningTitle, useHasEvening } from "./EveningSheet.tsx";
import { SealSheet } from "./seals.tsx";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { GlossaryList } from "../../ui/Glossary.tsx";
import { useVenue } from "./venue.ts";
import { HandLog } from "./HandLog.tsx";
import { Scoreboard } from "./Scoreboard.tsx";
import { TrickCards } from "./TrickCircle.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts, useLanguage } from "../../texts/useLanguage.ts";
import { homeTexts } from "../../texts/en/home.ts";

/** Whatever sheet lies open over the table. */
export function OpenPanel({ menu }: { menu: ReactNode }) {
  const texts = useTexts(tableTexts);
  const { ui } = useSession();
  const panel = useTableUi(({ panel: open }) => open);
  const close = () => ui.setState({ panel: null });
  switch (panel) {
    case "menu":
      return <MenuSheet menu={menu} onClose={close} />;
    case "log":
      return (
        <Dialog title={texts.board.log} onClose={close} className="paper-panel">
          <Scoreboard />
          <HandLog />
        </Dialog>
      );
    case "evening":
      return <EveningSheet onClose={close} />;
    case "handBefore":
      return <HandBeforeSheet onClose={close} />;
    case "help":
      return <HelpSheet onClose={close} />;
    case "lastTrick":
      return <LastTrickSheet onClose={close} />;
    case "seals":
      return <SealSheet onClose={close} />;
    case "settings":
      return (
        <Dialog title={texts.menu.settings} onClose={close}>
          <SettingsForm />
        </Dialog>
      );
    case null:
      return null;
  }
}

interface SheetProps {
  readonly onClose: () => void;
}

function MenuSheet({ menu, onClose }: SheetProps & { menu: ReactNode }) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const eveningTitle = useEveningTitle();
  const seals = tableTexts(language).seals;
  const home = homeTexts(language);
  const { ui } = useSession();
  const { leave, leaveNote } = useVenue();
  const isWatching = useTable(viewpoint) === "spectator";
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const hasEvening = useHasEvening();
  return (
    <Dialog title={texts.menu.title} onClose={onClose} className="menu">
      <div className="menu-list">
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "log" })}>
          {texts.board.log}
        </button>
        {hasEvening && (
          <button
            type="button"
            className="button paper wide"
            onClick={() => ui.setState({ panel: "evening" })}
          >
            {eveningTitle}
          </button>
        )}
        <button
          type="button"
          className="button paper wide"
          onClick={() => ui.setState({ panel: "settings" })}
        >
          {texts.menu.settings}
        </button>
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "seals" })}>
          {isSealed ? seals.title : seals.unsealed}
        </button>
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "help" })}>
          {texts.help.title}
        </button>
        <Link href="/games" className="button paper wide" target="_blank">
          {home.yourGames}
        </Link>
        {menu}
        <button type="button" className="button paper wide" onClick={leave}>
          {texts.menu.leave}
        </button>
        {leaveNote !== "" && <p className="soft">{leaveNote}</p>}
        <button type="button" className="button main wide" onClick={onClose}>
          {isWatching ? texts.menu.stayWatching : texts.menu.stay}
        </button>
      </div>
    </Dialog>
  );
}

function HelpSheet({ onClose }: SheetProps) {
  const texts = useTexts(tableTexts);
  const { keys, rulesPath } = useMoment((moment) => moment);
  return (
    <Dialog title={texts.help.title} onClose={onClose}>
      <p>{texts.help.cards}</p>
      <h3>{texts.help.withKeys}</h3>
      <dl className="keys">
        {[...keys, ...texts.help.keys].map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <GlossaryList />
      <Link href={rulesPath} className="button paper wide" target="_blank">
        {texts.help.rules}
      </Link>
    </Dialog>
  );
}

function LastTrickSheet({ onClose }: SheetProps) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const { tricks, trump, seats, viewer } = useMoment((moment) => moment);
  const trick = tricks.at(-1);
  if (trick === undefined || trick.winner === null) {
    return (
      <Dialog title={texts.board.lastTrick} onClose={onClose}>
        <p className="soft">{texts.board.noLastTrick}</p>
      </Dialog>
    );
  }
  const name = seats[trick.winner]?.name ?? "";
  const isYou = trick.winner === viewer;
  const best = trick.cards.find((play) => play.playerPosition === trick.winner);
  return (
    <Dialog title={texts.board.lastTrick} onClose={onClose} className="last-trick-sheet">
      <div className="trick">
        <TrickCards trick={trick} still />
      </div>
      {best !== undefined && (
        <p>
          {texts.board.tookTrick({
            name,
            isYou,
            number: trick.number,
            card: takenWith(language, best.card, trump),
          })}
        </p>
      )}
    </Dialog>
  );
}
