import type { Answer, Seat, TableInfo } from "@buck/protocol";
import { refusalText } from "@buck/words";
import { useEffect, useState } from "react";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Confirm, Dialog } from "../../ui/Dialog.tsx";
import { Invitation, TvDialog } from "../lobby/Invitation.tsx";
import { consentOf } from "../lobby/lobby.ts";
import { useSession, useTable } from "../session/context.ts";
import { MenuButton, MenuGroup, MenuGroups } from "../board/panels.tsx";
import type { OwnMenu } from "../board/panels.tsx";
import { TakeSeatDialog, openSeats } from "./TakeSeatDialog.tsx";
import "../lobby/lobby.css";

type Sheet = "invite" | "tv" | "move" | "takeSeat" | "lateHands" | "remove" | "makeHost" | "lobby" | "close";

/** The menu of a live table: for everybody, for the host, and apart from both what ends something. */
export function GameMenu({ table, you }: OwnMenu) {
  const language = useLanguage();
  const t = tableTexts(language).tableMenu;
  const tv = lobbyTexts(language).tv;
  const lateHands = tableTexts(language).lateHands;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const role = useTable(({ frame }) => frame?.you.role);
  const isHost = useTable(({ frame }) => frame?.you.isHost === true);
  const mayWatch = useTable(({ frame }) => frame?.table.settings.watching === true);
  const mayTakeSeat = useTable(({ frame }) => frame !== null && openSeats(frame).length > 0);
  const tableToo = (
    <>
      <MenuButton text={t.invite} onPick={() => setSheet("invite")} />
      {mayWatch && <MenuButton text={tv.show} onPick={() => setSheet("tv")} />}
      {table}
    </>
  );
  const youToo = (
    <>
      {role === "watcher" && mayTakeSeat && (
        <MenuButton text={t.takeSeat} onPick={() => setSheet("takeSeat")} />
      )}
      {role === "player" && mayWatch && (
        <MenuButton text={lateHands.title} onPick={() => setSheet("lateHands")} />
      )}
      {role === "player" && <MenuButton text={t.move} onPick={() => setSheet("move")} />}
      {you}
    </>
  );
  return (
    <>
      <MenuGroups table={tableToo} you={youToo}>
        {isHost && <HostMenu onOpen={setSheet} />}
      </MenuGroups>
      {isHost && (
        <MenuGroup title={t.ends}>
          <MenuButton isDangerous text={t.lobby} onPick={() => setSheet("lobby")} />
          <MenuButton isDangerous text={t.close} onPick={() => setSheet("close")} />
        </MenuGroup>
      )}
      {sheet !== null && <OpenSheet sheet={sheet} onClose={() => setSheet(null)} />}
    </>
  );
}

function HostMenu({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const t = useTexts(tableTexts).tableMenu;
  const { tell, ui } = useSession();
  const isPaused = useTable(({ frame }) => frame?.table.paused === true);
  const isLocked = useTable(({ frame }) => frame?.table.locked === true);
  const others = useOtherPeople();
  const hasRemoved = useTable(({ frame }) => (frame?.table.removed.length ?? 0) > 0);
  return (
    <MenuGroup title={t.host}>
      <MenuButton
        text={isPaused ? t.resume : t.pause}
        onPick={() => {
          ui.setState({ panel: null });
          void tell({ type: isPaused ? "resume" : "pause" });
        }}
      />
      <MenuButton
        text={isLocked ? t.unlock : t.lock}
        onPick={() => void tell({ type: "lock", locked: !isLocked })}
      />
      {others.length > 0 && <MenuButton text={t.makeHost} onPick={() => onOpen("makeHost")} />}
      {(others.length > 0 || hasRemoved) && <MenuButton text={t.remove} onPick={() => onOpen("remove")} />}
    </MenuGroup>
  );
}

function OpenSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useTexts(tableTexts).tableMenu;
  const { tell, client } = useSession();
  switch (sheet) {
    case "invite":
      return (
        <Dialog title={t.invite} onClose={onClose}>
          <Invitation code={client.code} />
        </Dialog>
      );
    case "tv":
      return <TvDialog code={client.code} onClose={onClose} />;
    case "move":
      return <MoveSeatDialog onClose={onClose} />;
    case "takeSeat":
      return <TakeSeatDialog onClose={onClose} />;
    case "lateHands":
      return <ConsentSheet onClose={onClose} />;
    case "remove":
      return <RemoveDialog onClose={onClose} />;
    case "makeHost":
      return <MakeHostDialog onClose={onClose} />;
    case "lobby":
      return (
        <Confirm {...t.lobbyConfirm} onClose={onClose} onYes={() => void tell({ type: "backToLobby" })} />
      );
    case "close":
      return <Confirm {...t.closeConfirm} onClose={onClose} onYes={() => void tell({ type: "close" })} />;
  }
}

/** Removing asks once. Whoever was removed is let back in here. */
function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tableTexts).tableMenu;
  const { tell } = useSession();
  const others = useOtherPeople();
  const removed = useTable(({ frame }) => frame?.table.removed ?? NOBODY);
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  if (chosen !== null) {
    const { position, name } = chosen;
    return (
      <Confirm
        title={t.removeSure.title({ name })}
        text={t.removeSure.text}
        yes={t.removeName({ name })}
        no={t.removeSure.no}
        onClose={onClose}
        onYes={() => {
          onClose();
          void tell({ type: "removePlayer", position });
        }}
      />
    );
  }
  return (
    <Dialog title={t.remove} onClose={onClose}>
      <p className="soft">{t.removeNote}</p>
      <div className="menu-list">
        {others.map((person) => (
          <MenuButton
            key={person.position}
            text={t.removeName({ name: person.name })}
            onPick={() => setChosen(person)}
          />
        ))}
        {removed.map(({ personId, name }) => (
          <MenuButton
            key={personId}
            text={t.readmit({ name })}
            onPick={() => void tell({ type: "readmit", personId })}
          />
        ))}
      </div>
    </Dialog>
  );
}

const NOBODY: TableInfo["removed"] = [];

function MakeHostDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tableTexts).tableMenu;
  const { tell } = useSession();
  return (
    <Dialog title={t.makeHost} onClose={onClose}>
      <p className="soft">{t.makeHostNote}</p>
      <div className="menu-list">
        {useOtherPeople().map(({ position, name }) => (
          <MenuButton
            key={position}
            text={name}
            onPick={() => {
              onClose();
              void tell({ type: "makeHost", position });
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

type NamedPerson = Extract<Seat, { readonly kind: "person" }>;

function useOtherPeople(): readonly NamedPerson[] {
  const frame = useTable((state) => state.frame);
  const seats = frame?.table.seats ?? [];
  return seats.filter(
    (seat): seat is NamedPerson => seat.kind === "person" && seat.position !== frame?.you.position,
  );
}

/** Says yes or no to showing watchers all hands one hand late, and how far the table has come. */
function ConsentSheet({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).lateHands;
  const { tell } = useSession();
  const frame = useTable((state) => state.frame);
  const consent = frame && consentOf(language, frame);
  if (consent === null) return null;
  const { isAgreed, status } = consent;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p>{t.why}</p>
      <p className="soft" role="status">
        {status}
      </p>
      <div className="sheet-buttons">
        <button
          type="button"
          className={isAgreed ? "button paper wide" : "button main wide"}
          onClick={() => void tell({ type: "showHandsLate", agrees: !isAgreed })}
        >
          {isAgreed ? t.takeBack : t.agree}
        </button>
      </div>
    </Dialog>
  );
}

/** Shows the number that brings this seat to another device. */
function MoveSeatDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).move;
  const { client } = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const ask = async () => {
      setAnswer(await client.send({ type: "moveSeat" }));
    };
    void ask();
  }, [client]);
  const said = answer?.ok === false ? refusalText(language, answer) : (answer?.moveCode ?? null);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="move-seat">
        <p className="soft">{t.how}</p>
        <p className="move-code" role="status" aria-label={t.code}>
          {said === null ? t.asking : grouped(said)}
        </p>
        <Invitation code={client.code} />
      </div>
    </Dialog>
  );
}

/** Eight digits in two groups, as people read them aloud. */
function grouped(code: string): string {
  return code.replace(/^(\d{4})(\d{4})$/, "$1 $2");
}
