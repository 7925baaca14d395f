import { useState } from "react";
import type { Seat, TableInfo } from "@buck/protocol";
import { Invitation } from "../lobby/Invitation.tsx";
import { ConsentSheet } from "../lateHands/ConsentSheet.tsx";
import { lateHandTexts } from "../texts/lateHands.ts";
import { menuTexts as t } from "../texts/menu.ts";
import { tvTexts } from "../texts/tv.ts";
import { TvDialog } from "../lobby/TvDialog.tsx";
import { Confirm } from "../ui/Confirm.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useSession, useTable } from "../session/context.ts";
import { MoveSeatDialog } from "./MoveSeatDialog.tsx";
import { openSeats, TakeSeatDialog } from "./TakeSeatDialog.tsx";
import "../lobby/lobby.css";

type Sheet = "invite" | "tv" | "move" | "takeSeat" | "lateHands" | "remove" | "makeHost" | "lobby" | "close";

/** What a live table adds to the menu: for everybody, and for the host. */
export function GameMenu() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const role = useTable(({ frame }) => frame?.you.role);
  const isHost = useTable(({ frame }) => frame?.you.isHost === true);
  const mayWatch = useTable(({ frame }) => frame?.table.settings.watching === true);
  const mayTakeSeat = useTable(({ frame }) => frame !== null && openSeats(frame).length > 0);
  return (
    <>
      <MenuButton text={t.invite} onPick={() => setSheet("invite")} />
      {mayWatch && <MenuButton text={tvTexts.show} onPick={() => setSheet("tv")} />}
      {role === "watcher" && mayTakeSeat && (
        <MenuButton text={t.takeSeat} onPick={() => setSheet("takeSeat")} />
      )}
      {role === "player" && mayWatch && (
        <MenuButton text={lateHandTexts.title} onPick={() => setSheet("lateHands")} />
      )}
      {role === "player" && <MenuButton text={t.move} onPick={() => setSheet("move")} />}
      {isHost && <HostMenu onOpen={setSheet} />}
      {sheet !== null && <OpenSheet sheet={sheet} onClose={() => setSheet(null)} />}
    </>
  );
}

function HostMenu({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const { tell, ui } = useSession();
  const isPaused = useTable(({ frame }) => frame?.table.paused === true);
  const isLocked = useTable(({ frame }) => frame?.table.locked === true);
  const others = useOtherPeople();
  const hasRemoved = useTable(({ frame }) => (frame?.table.removed.length ?? 0) > 0);
  return (
    <section className="menu-list" aria-label={t.host}>
      <h3>{t.host}</h3>
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
      <MenuButton text={t.lobby} onPick={() => onOpen("lobby")} />
      <MenuButton text={t.close} onPick={() => onOpen("close")} />
    </section>
  );
}

function OpenSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
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

function MenuButton({ text, onPick }: { text: string; onPick: () => void }) {
  return (
    <button type="button" className="button paper wide" onClick={onPick}>
      {text}
    </button>
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
