import { LIMITS } from "@buck/protocol";
import type { ChatLine } from "@buck/protocol";
import { useEffect, useRef, useState } from "react";
import { FaceMark } from "../looks/FaceMark.tsx";
import { useSession, useTable } from "../session/context.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { chatTexts as t } from "../texts/chat.ts";
import { nameTexts } from "../texts/name.ts";
import { NameForm } from "../ui/NameDialog.tsx";
import { newestId, unmutedLines } from "../session/chatLines.ts";
import { toggleMutedName, useMutedNames } from "../session/mutedNames.ts";
import { Emotes } from "./Emotes.tsx";
import "./chat.css";

/** A short talk: players among themselves, watchers among themselves. */
export function ChatTalk({ onEmote }: { onEmote?: () => void }) {
  const { ui, ask } = useSession();
  const chat = useTable((live) => live.chat);
  const role = useTable(({ frame }) => frame?.you.role);
  const { name } = usePlayerName();
  const muted = useMutedNames((state) => state.names);
  const last = newestId(chat);
  useEffect(() => ui.setState({ seenChat: last }), [ui, last]);
  const isNameless = role === "watcher" && name === "";
  return (
    <>
      <p className="soft">{role === "player" ? t.players : t.watchers}</p>
      <Lines lines={unmutedLines(chat, muted)} />
      {isNameless ? (
        <>
          <p className="soft">{t.asName}</p>
          <NameForm action={nameTexts.keep} onName={(chosen) => ask({ type: "watch", name: chosen })} />
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
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p className="chat-lines">{t.none}</p>;
  return (
    <ol ref={list} className="chat-lines" tabIndex={0} aria-label={t.lines} aria-live="polite">
      {lines.map(({ id, name, position, text }) => (
        <li key={id}>
          <FaceMark name={name} position={position} /> <b>{name}</b> {text}
        </li>
      ))}
    </ol>
  );
}

function SayForm() {
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
