import { EMOTES, isTalkShared, LIMITS } from "@buck/protocol";
import type { ChatLine } from "@buck/protocol";
import { useEffect, useRef, useState } from "react";
import { usePlayerName } from "../../device/player.ts";
import { FaceMark } from "../../looks/FaceMark.tsx";
import { settingsTexts } from "../../texts/en/settings.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { NameForm } from "../../ui/NameDialog.tsx";
import { ChatIcon } from "../../ui/icons.tsx";
import { useIsWide } from "../../ui/layout.ts";
import { useSession, useTable, useTableUi } from "../session/context.ts";
import { newestId, toggleMutedName, unmutedLines, unreadCount, useMutedNames } from "./chatLines.ts";
import "./chat.css";

/** A short talk: of everybody where the host lets them, else of players and of watchers among themselves. */
function ChatTalk({ onEmote }: { onEmote?: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).chat;
  const nameWords = settingsTexts(language).name;
  const { ui, ask } = useSession();
  const chat = useTable((live) => live.chat);
  const role = useTable(({ frame }) => frame?.you.role);
  const isShared = useTable(({ frame }) => frame !== null && isTalkShared(frame.table.settings));
  const { name } = usePlayerName();
  const muted = useMutedNames((state) => state.names);
  const last = newestId(chat);
  useEffect(() => ui.setState({ seenChat: last }), [ui, last]);
  const isNameless = role === "watcher" && name === "";
  return (
    <>
      <p className="soft">{isShared ? t.everybody : role === "player" ? t.players : t.watchers}</p>
      <Lines lines={unmutedLines(chat, muted)} />
      {isNameless ? (
        <>
          <p className="soft">{t.asName}</p>
          <NameForm action={nameWords.keep} onName={(chosen) => ask({ type: "watch", name: chosen })} />
        </>
      ) : (
        <>
          {/* A watcher's feeling is a line of the talk, and is seen right here; a player's is seen at their seat. */}
          <Emotes {...(role === "player" && onEmote !== undefined && { onSent: onEmote })} />
          <SayForm />
        </>
      )}
      <Muting />
    </>
  );
}

function Lines({ lines }: { lines: readonly ChatLine[] }) {
  const t = useTexts(tableTexts).chat;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p className="chat-lines">{t.none}</p>;
  return (
    <ol ref={list} className="chat-lines" tabIndex={0} aria-label={t.lines} aria-live="polite">
      {lines.map(({ id, room, name, position, text }) => (
        <li key={id}>
          <FaceMark name={name} position={position} /> <b>{name}</b>{" "}
          {room === "everybody" && position === null && <small className="soft">({t.watching})</small>} {text}
        </li>
      ))}
    </ol>
  );
}

function SayForm() {
  const t = useTexts(tableTexts).chat;
  const { tell } = useSession();
  const [text, setText] = useState("");
  const say = async () => {
    if (text.trim() === "") return;
    setText("");
    const answer = await tell({ type: "say", text });
    if (!answer.ok) setText(text);
  };
  return (
    <form
      className="say-form"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        className="input"
        data-first-focus
        aria-label={t.label}
        placeholder={t.label}
        autoComplete="off"
        maxLength={LIMITS.chatGraphemes}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button main">
        {t.send}
      </button>
    </form>
  );
}

/** Everybody who can be heard here, to be muted and heard again. */
function Muting() {
  const t = useTexts(tableTexts).chat;
  const muted = useMutedNames((state) => state.names);
  const chat = useTable((live) => live.chat);
  const frame = useTable((live) => live.frame);
  const seats = frame?.table.seats ?? [];
  const seated = seats.flatMap((seat) =>
    seat.kind === "person" && seat.position !== frame?.you.position ? [seat.name] : [],
  );
  const speakers = chat.flatMap(({ name, position }) => (position === frame?.you.position ? [] : [name]));
  const names = [...new Set([...seated, ...speakers, ...muted])];
  if (names.length === 0) return null;
  return (
    <details className="muting">
      <summary>{t.mute}</summary>
      <div className="muted-names" role="group" aria-label={t.muting}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="button paper small"
            aria-pressed={muted.includes(name)}
            onClick={() => toggleMutedName(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Opens the chat, and says when something new was said; shows what, where nothing else does. */
export function ChatButton({ peeks = false }: { peeks?: boolean }) {
  const t = useTexts(tableTexts).chat;
  const [isOpen, setOpen] = useState(false);
  const role = useTable(({ frame }) => frame?.you.role);
  const chat = useTable((live) => live.chat);
  const seen = useTableUi((ui) => ui.seenChat);
  const muted = useMutedNames((state) => state.names);
  const fresh = unreadCount(unmutedLines(chat, muted), seen);
  const isBesideTable = useIsWide() && !peeks;
  if (role === "visitor" || role === undefined || isBesideTable) return null;
  return (
    <>
      <button type="button" className="round chat-button" onClick={() => setOpen(true)}>
        <ChatIcon />
        <span className="unseen">{t.open}</span>
        {fresh > 0 && (
          <span className="unread">
            {fresh}
            <span className="unseen"> {t.unread({ lines: fresh })}</span>
          </span>
        )}
      </button>
      {peeks && !isOpen && <Peek />}
      {isOpen && <ChatSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Peek() {
  const line = usePeekedLine();
  if (line === null) return null;
  return (
    <p className="chat-peek sheet" role="status">
      <b>{line.name}</b> {line.text}
    </p>
  );
}

/** The talk as a sheet, for screens that have no room beside the table. */
function ChatSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(tableTexts).chat;
  return (
    <Dialog title={t.open} onClose={onClose} className="chat">
      <ChatTalk onEmote={onClose} />
    </Dialog>
  );
}

/** The talk beside the table, where the screen has room for it. */
export function SideChat() {
  const t = useTexts(tableTexts).chat;
  const isWide = useIsWide();
  const role = useTable(({ frame }) => frame?.you.role);
  if (!isWide || role === undefined || role === "visitor") return null;
  return (
    <section className="side-chat" aria-label={t.open}>
      <h2 className="side-title">{t.open}</h2>
      <ChatTalk />
    </section>
  );
}

const stay = () => undefined;

/** Every feeling there is, one tap each. */
export function Emotes({ onSent = stay }: { onSent?: () => void }) {
  const t = useTexts(tableTexts).chat;
  const { tell } = useSession();
  return (
    <div className="emotes" role="group" aria-label={t.emotes}>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className="round"
          aria-label={t.emote[emote]}
          onClick={() => {
            onSent();
            void tell({ type: "emote", emote });
          }}
        >
          {emote}
        </button>
      ))}
    </div>
  );
}

const PEEK_MS = 5_000;

/** The newest line that nobody has seen yet, for a moment, so that nobody has to open anything to hear a friend. */
export function usePeekedLine(): ChatLine | null {
  const { ui } = useSession();
  const muted = useMutedNames((state) => state.names);
  const line = useTable((live) => unmutedLines(live.chat, muted).at(-1));
  const id = line?.id ?? 0;
  const isNew = useTableUi(({ seenChat, peekedChat }) => id > Math.max(seenChat, peekedChat));
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => ui.setState({ peekedChat: id }), PEEK_MS);
    return () => clearTimeout(timer);
  }, [ui, id, isNew]);
  return isNew && line !== undefined ? line : null;
}
