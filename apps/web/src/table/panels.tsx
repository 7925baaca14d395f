import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { viewpoint } from "../session/tableInfo.ts";
import { HandBeforeSheet } from "./handBefore.tsx";
import { EveningSheet, useHasEvening } from "./EveningSheet.tsx";
import { homeTexts } from "../texts/home.ts";
import { takenWith } from "../texts/cards.ts";
import { eveningTexts } from "../texts/evening.ts";
import { sealTexts } from "../texts/seals.ts";
import { words } from "../texts/words.ts";
import { SealSheet } from "../seals/SealSheet.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useExits } from "./exits.ts";
import { HandLog } from "./HandLog.tsx";
import { Scoreboard } from "./Scoreboard.tsx";
import { TrickCards } from "./TrickCircle.tsx";

/** Whatever sheet lies open over the table. */
export function OpenPanel({ menu }: { menu: ReactNode }) {
  const { ui } = useSession();
  const panel = useTableUi(({ panel: open }) => open);
  const close = () => ui.setState({ panel: null });
  switch (panel) {
    case "menu":
      return <MenuSheet menu={menu} onClose={close} />;
    case "log":
      return (
        <Dialog title={words.table.log} onClose={close} className="paper-panel">
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
        <Dialog title={words.menu.settings} onClose={close}>
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
  const { ui } = useSession();
  const { leave, leaveNote } = useExits();
  const isWatching = useTable(viewpoint) === "spectator";
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const hasEvening = useHasEvening();
  return (
    <Dialog title={words.menu.title} onClose={onClose} className="menu">
      <div className="menu-list">
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "log" })}>
          {words.table.log}
        </button>
        {hasEvening && (
          <button
            type="button"
            className="button paper wide"
            onClick={() => ui.setState({ panel: "evening" })}
          >
            {eveningTexts.title}
          </button>
        )}
        <button
          type="button"
          className="button paper wide"
          onClick={() => ui.setState({ panel: "settings" })}
        >
          {words.menu.settings}
        </button>
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "seals" })}>
          {isSealed ? sealTexts.title : sealTexts.unsealed}
        </button>
        <button type="button" className="button paper wide" onClick={() => ui.setState({ panel: "help" })}>
          {words.help.title}
        </button>
        <Link href="/games" className="button paper wide" target="_blank">
          {homeTexts.yourGames}
        </Link>
        {menu}
        <button type="button" className="button paper wide" onClick={leave}>
          {words.menu.leave}
        </button>
        {leaveNote !== "" && <p className="soft">{leaveNote}</p>}
        <button type="button" className="button main wide" onClick={onClose}>
          {isWatching ? words.menu.stayWatching : words.menu.stay}
        </button>
      </div>
    </Dialog>
  );
}

function HelpSheet({ onClose }: SheetProps) {
  const { keys, rulesPath } = useMoment((moment) => moment);
  return (
    <Dialog title={words.help.title} onClose={onClose}>
      <p>{words.help.cards}</p>
      <h3>{words.help.withKeys}</h3>
      <dl className="keys">
        {[...keys, ...words.help.keys].map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Link href={rulesPath} className="button paper wide" target="_blank">
        {words.help.rules}
      </Link>
    </Dialog>
  );
}

function LastTrickSheet({ onClose }: SheetProps) {
  const { tricks, trump, seats, viewer } = useMoment((moment) => moment);
  const trick = tricks.at(-1);
  if (trick === undefined || trick.winner === null) {
    return (
      <Dialog title={words.table.lastTrick} onClose={onClose}>
        <p className="soft">{words.table.noLastTrick}</p>
      </Dialog>
    );
  }
  const name = seats[trick.winner]?.name ?? "";
  const isYou = trick.winner === viewer;
  const best = trick.cards.find((play) => play.playerPosition === trick.winner);
  return (
    <Dialog title={words.table.lastTrick} onClose={onClose} className="last-trick-sheet">
      <div className="trick">
        <TrickCards trick={trick} still />
      </div>
      {best !== undefined && (
        <p>
          {words.table.tookTrick({ name, isYou, number: trick.number, card: takenWith(best.card, trump) })}
        </p>
      )}
    </Dialog>
  );
}
