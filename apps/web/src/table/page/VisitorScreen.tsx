import type { Position } from "@buck/engine";
import type { ClientState } from "@buck/client";
import { watchPath } from "@buck/protocol";
import type { Frame, Seat, TableInfo, You } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { refusalText } from "@buck/words";
import type { Refused } from "@buck/words";
import { usePlayerName } from "../../device/player.ts";
import { Face, lookOf } from "../../looks/Face.tsx";
import { BotIcon } from "../../ui/icons.tsx";
import { isAboutName, NameDialog } from "../../ui/NameDialog.tsx";
import { Page } from "../../ui/Page.tsx";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { useSession, useTable } from "../session/context.ts";
import { seatPresence } from "../session/tableInfo.ts";
import type { SeatPresence } from "../session/tableInfo.ts";
import "../board/all.css";
import "./tablePage.css";
import { gameTexts } from "../../games/index.ts";
import { tableName } from "../../texts/tablePage.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { settingsTexts } from "../../texts/en/settings.ts";
import { useLanguage } from "../../texts/useLanguage.ts";
import type { Language } from "../../texts/language.ts";

type Open =
  | { readonly sheet: "claim" }
  | { readonly sheet: "name"; readonly position: Position; readonly refusal: Refused | null };

/** For whoever opens the link while a game is on and has no seat in it. */
export function VisitorScreen({ frame: { table, you } }: { frame: Frame }) {
  const language = useLanguage();
  const t = lobbyTexts(language).visitor;
  const nameWords = settingsTexts(language).name;
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
    else ui.setState({ toast: refusalText(language, answer) });
  };
  const left = you.leftSeat === null ? undefined : table.seats[you.leftSeat];
  const title = tableName(language, table.settings);
  const lost = useTable((state) => absentNames(state)[0]);
  return (
    <Page className="visitor" title={title}>
      <header>
        <h1>{title}</h1>
        <p>
          <b>{gameTexts(language, table.settings.rules.game).title}</b> · {t.title}
        </p>
      </header>
      <p className="soft">{left === undefined ? situation(language, table, you) : t.left}</p>
      {left === undefined && !you.isRemoved && lost !== undefined && (
        <p className="soft">{t.wayBack({ name: lost })}</p>
      )}
      <ul className="sheet visitor-seats" aria-label={t.seats}>
        {table.seats.map((seat) => (
          <VisitorSeat
            key={seat.position}
            seat={seat}
            isYours={seat === left}
            score={table.scores?.[seat.position] ?? null}
            onTake={
              left === undefined && you.freeSeats.includes(seat.position)
                ? () => void take(seat.position)
                : null
            }
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
            className={you.freeSeats.length === 0 ? "button main big" : "button big"}
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
          title={nameWords.ask}
          action={nameWords.sit}
          refusal={open.refusal}
          onName={(chosen) => ask({ type: "sit", position: open.position, name: chosen })}
          onClaim={claim}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** The names of those who are not here: somebody whose browser has lost its storage is one of them. */
function absentNames(state: ClientState): readonly string[] {
  const seats = state.frame?.table.seats ?? [];
  return seats.flatMap((seat) => {
    const presence = seatPresence(state, seat.position);
    return seat.kind === "person" && (presence === "away" || presence === "covered") ? [seat.name] : [];
  });
}

interface VisitorSeatProps {
  readonly seat: Seat;
  readonly isYours: boolean;
  /** Null before the first deal. */
  readonly score: number | null;
  readonly onTake: (() => void) | null;
}

function VisitorSeat({ seat, isYours, score, onTake }: VisitorSeatProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).visitor;
  const presence = useTable((state) => seatPresence(state, seat.position));
  if (seat.kind === "empty") return null;
  const isBot = seat.kind === "bot";
  const look = lookOf(seat.name, isBot ? undefined : seat.look);
  return (
    <li>
      <span className="avatar" data-color={isBot ? "bot" : look.color} aria-hidden="true">
        {isBot ? <BotIcon /> : <Face face={look.face} />}
      </span>
      <span>
        <b>{seat.name}</b>
        <small className="soft">
          {score !== null && `${t.score({ score })} · `}
          {isYours ? t.yours : presenceText(language, presence)}
        </small>
      </span>
      {onTake !== null && (
        <button
          type="button"
          className="button main"
          aria-label={t.takeFrom({ name: seat.name })}
          onClick={onTake}
        >
          {t.take}
        </button>
      )}
    </li>
  );
}

function presenceText(language: Language, presence: SeatPresence): string {
  const t = lobbyTexts(language).visitor;
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

function situation(
  language: Language,
  { locked, seats, settings }: TableInfo,
  { isRemoved, freeSeats }: You,
): string {
  const t = lobbyTexts(language).visitor;
  if (isRemoved) return t.removed;
  if (locked) return t.locked;
  if (freeSeats.length > 0) return settings.watching ? t.free : t.freeOnly;
  const isBetweenGames = seats.some((seat) => seat.kind === "bot");
  const seatsNow = isBetweenGames ? t.notNow : t.full;
  return `${seatsNow} ${settings.watching ? t.mayWatch : t.mayNotWatch}`;
}
