import type { Position } from "@buck/engine";
import { watchPath } from "@buck/protocol";
import type { Frame, Seat, TableInfo } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { usePlayerName } from "../storage/playerName.ts";
import { initial } from "../texts/initial.ts";
import { nameTexts } from "../texts/name.ts";
import { visitorTexts as t } from "../texts/tablePage.ts";
import { BotIcon } from "../ui/icons.tsx";
import { NameDialog } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { useSession } from "../session/context.ts";
import "../table/all.css";
import "./tablePage.css";

type Open =
  | { readonly sheet: "claim" }
  | { readonly sheet: "name"; readonly position: Position; readonly isTaken: boolean };

/** For whoever opens the link while a game is on and has no seat in it. */
export function VisitorScreen({ frame: { table } }: { frame: Frame }) {
  const { client, ask, ui } = useSession();
  const [, navigate] = useLocation();
  const { name } = usePlayerName();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const claim = () => setOpen({ sheet: "claim" });
  const take = async (position: Position) => {
    if (name === "") return setOpen({ sheet: "name", position, isTaken: false });
    const answer = await ask({ type: "sit", position, name });
    if (answer.ok) return;
    if (answer.code === "NAME_TAKEN") setOpen({ sheet: "name", position, isTaken: true });
    else ui.setState({ toast: answer.message });
  };
  const isOpen = !table.locked && table.settings.takeover;
  return (
    <Page className="visitor" title={t.title}>
      <h1>{t.title}</h1>
      <p className="soft">{situation(table)}</p>
      <ul className="sheet visitor-seats" aria-label={t.seats}>
        {table.seats.map((seat) => (
          <VisitorSeat
            key={seat.position}
            seat={seat}
            onTake={isOpen ? () => void take(seat.position) : null}
          />
        ))}
      </ul>
      <div className="visitor-buttons">
        {table.settings.watching && (
          <button type="button" className="button main big" onClick={() => navigate(watchPath(client.code))}>
            {t.watch}
          </button>
        )}
        <button type="button" className="button big" onClick={claim}>
          {t.claim}
        </button>
      </div>
      {open?.sheet === "claim" && <ClaimSeatDialog onClose={close} />}
      {open?.sheet === "name" && (
        <NameDialog
          title={nameTexts.ask}
          action={nameTexts.sit}
          isTaken={open.isTaken}
          onName={(chosen) => ask({ type: "sit", position: open.position, name: chosen })}
          onClaim={claim}
          onClose={close}
        />
      )}
    </Page>
  );
}

function VisitorSeat({ seat, onTake }: { seat: Seat; onTake: (() => void) | null }) {
  if (seat.kind === "empty") return null;
  const isBot = seat.kind === "bot";
  // Whether somebody who is covered has left for good only the table knows: it says so when asked.
  const isFree = isBot || seat.covered;
  return (
    <li>
      <span className="avatar" data-tint={seat.position} aria-hidden="true">
        {isBot ? <BotIcon /> : initial(seat.name)}
      </span>
      <span>
        <b>{seat.name}</b>
        <small className="soft">{isBot ? t.bot : seat.covered ? t.covered : t.playing}</small>
      </span>
      {isFree && onTake !== null && (
        <button
          type="button"
          className="button paper small"
          aria-label={t.takeFrom(seat.name)}
          onClick={onTake}
        >
          {t.take}
        </button>
      )}
    </li>
  );
}

function situation({ locked, seats, settings }: TableInfo): string {
  if (locked) return t.locked;
  const hasFree = seats.some((seat) => seat.kind === "bot") && settings.takeover;
  if (hasFree) return t.free;
  return settings.watching ? t.full : t.closed;
}
