import type { Position } from "@buck/engine";
import { watchPath } from "@buck/protocol";
import type { Frame, Seat, TableInfo, You } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { usePlayerName } from "../storage/playerName.ts";
import { Face } from "../looks/Face.tsx";
import { lookOf } from "../looks/look.ts";
import { nameTexts } from "../texts/name.ts";
import { refusalText } from "../texts/refusals.ts";
import { visitorTexts as t } from "../texts/visitor.ts";
import { BotIcon } from "../ui/icons.tsx";
import { isAboutName, NameDialog } from "../ui/NameDialog.tsx";
import type { NameRefusal } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { useSession, useTable } from "../session/context.ts";
import { offersSeats, seatPresence } from "../session/tableInfo.ts";
import type { SeatPresence } from "../session/tableInfo.ts";
import "../table/all.css";
import "./tablePage.css";

type Open =
  | { readonly sheet: "claim" }
  | { readonly sheet: "name"; readonly position: Position; readonly refusal: NameRefusal | null };

/** For whoever opens the link while a game is on and has no seat in it. */
export function VisitorScreen({ frame: { table, you } }: { frame: Frame }) {
  const { client, ask, tell, ui } = useSession();
  const [, navigate] = useLocation();
  const { name } = usePlayerName();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const claim = () => setOpen({ sheet: "claim" });
  const take = async (position: Position) => {
    if (name === "") return setOpen({ sheet: "name", position, refusal: null });
    const answer = await ask({ type: "sit", position, name });
    if (answer.ok) return;
    if (isAboutName(answer)) setOpen({ sheet: "name", position, refusal: answer });
    else ui.setState({ toast: refusalText(answer) });
  };
  const left = you.leftSeat === null ? undefined : table.seats[you.leftSeat];
  // The table gives nobody a second seat.
  const isOpen = left === undefined && offersSeats(table, you);
  return (
    <Page className="visitor" title={t.title}>
      <h1>{t.title}</h1>
      <p className="soft">{left === undefined ? situation(table, you) : t.left}</p>
      <ul className="sheet visitor-seats" aria-label={t.seats}>
        {table.seats.map((seat) => (
          <VisitorSeat
            key={seat.position}
            seat={seat}
            isYours={seat === left}
            onTake={isOpen ? () => void take(seat.position) : null}
          />
        ))}
      </ul>
      <div className="visitor-buttons">
        {left?.kind === "person" && (
          <button
            type="button"
            className="button main big"
            onClick={() => void tell({ type: "sit", position: left.position, name: left.name })}
          >
            {t.goBack}
          </button>
        )}
        {table.settings.watching && !you.isRemoved && (
          <button
            type="button"
            className={left === undefined ? "button main big" : "button big"}
            onClick={() => navigate(watchPath(client.code))}
          >
            {t.watch}
          </button>
        )}
        {left === undefined && (
          <button type="button" className="button big" onClick={claim}>
            {t.claim}
          </button>
        )}
      </div>
      {open?.sheet === "claim" && <ClaimSeatDialog onClose={close} />}
      {open?.sheet === "name" && (
        <NameDialog
          title={nameTexts.ask}
          action={nameTexts.sit}
          refusal={open.refusal}
          onName={(chosen) => ask({ type: "sit", position: open.position, name: chosen })}
          onClaim={claim}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface VisitorSeatProps {
  readonly seat: Seat;
  readonly isYours: boolean;
  readonly onTake: (() => void) | null;
}

function VisitorSeat({ seat, isYours, onTake }: VisitorSeatProps) {
  const presence = useTable((state) => seatPresence(state, seat.position));
  if (seat.kind === "empty") return null;
  const isBot = seat.kind === "bot";
  const look = lookOf(seat.name, isBot ? undefined : seat.look);
  // Whether somebody who is covered has left for good only the table knows: it says so when asked.
  const isFree = isBot || presence === "covered";
  return (
    <li>
      <span className="avatar" data-colour={isBot ? "bot" : look.colour} aria-hidden="true">
        {isBot ? <BotIcon /> : <Face face={look.face} />}
      </span>
      <span>
        <b>{seat.name}</b>
        <small className="soft">{isYours ? t.yours : presenceText(presence)}</small>
      </span>
      {isFree && onTake !== null && (
        <button
          type="button"
          className="button paper small"
          aria-label={t.takeFrom({ name: seat.name })}
          onClick={onTake}
        >
          {t.take}
        </button>
      )}
    </li>
  );
}

function presenceText(presence: SeatPresence): string {
  switch (presence) {
    case "here":
    case "away":
      return t.playing;
    case "empty":
      return "";
    default:
      return t[presence];
  }
}

function situation({ locked, seats, settings }: TableInfo, { isRemoved }: You): string {
  if (isRemoved) return t.removed;
  if (locked) return t.locked;
  const hasFree = seats.some((seat) => seat.kind === "bot") && settings.takeover;
  if (hasFree) return t.free;
  return settings.watching ? t.full : t.closed;
}
