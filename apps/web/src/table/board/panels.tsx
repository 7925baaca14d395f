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
export function OpenPanel({ menu }: { menu: MenuOf }) {
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

/** The entries that every table has, by group. */
export interface OwnMenu {
  readonly table: ReactNode;
  readonly you: ReactNode;
}

/** A menu made of them; a live table has more. */
export type MenuOf = (own: OwnMenu) => ReactNode;

export const ownMenu: MenuOf = ({ table, you }) => <MenuGroups table={table} you={you} />;

/** The table, then you: a live table's host comes between. */
export function MenuGroups({ table, you, children }: OwnMenu & { readonly children?: ReactNode }) {
  const t = useTexts(tableTexts).menu;
  return (
    <>
      <MenuGroup title={t.table}>{table}</MenuGroup>
      {children}
      <MenuGroup title={t.you}>{you}</MenuGroup>
    </>
  );
}

export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="menu-group" aria-label={title}>
      <h3>{title}</h3>
      <div className="menu-grid">{children}</div>
    </section>
  );
}

interface MenuButtonProps {
  readonly text: string;
  readonly onPick: () => void;
  /** It ends something for everybody. */
  readonly isDangerous?: boolean;
}

export function MenuButton({ text, onPick, isDangerous = false }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={isDangerous ? "button paper wide danger" : "button paper wide"}
      onClick={onPick}
    >
      {text}
    </button>
  );
}

function MenuSheet({ menu, onClose }: SheetProps & { menu: MenuOf }) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const eveningTitle = useEveningTitle();
  const home = homeTexts(language);
  const { ui } = useSession();
  const { leave, leaveNote } = useVenue();
  const isWatching = useTable(viewpoint) === "spectator";
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const hasEvening = useHasEvening();
  const { board, seals, help, menu: t } = texts;
  const open = (panel: ReturnType<typeof ui.getState>["panel"]) => () => ui.setState({ panel });
  const own: OwnMenu = {
    table: (
      <>
        <MenuButton text={board.log} onPick={open("log")} />
        {hasEvening && <MenuButton text={eveningTitle} onPick={open("evening")} />}
        <MenuButton text={isSealed ? seals.title : seals.unsealed} onPick={open("seals")} />
        <MenuButton text={help.title} onPick={open("help")} />
      </>
    ),
    you: (
      <>
        <MenuButton text={t.settings} onPick={open("settings")} />
        <Link href="/games" className="button paper wide" target="_blank">
          {home.yourGames}
        </Link>
        <MenuButton text={t.leave} onPick={leave} />
        {leaveNote !== "" && <p className="soft">{leaveNote}</p>}
      </>
    ),
  };
  return (
    <Dialog title={t.title} onClose={onClose} className="menu">
      {menu(own)}
      <div className="menu-foot">
        <button type="button" className="button main wide" onClick={onClose}>
          {isWatching ? t.stayWatching : t.stay}
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
