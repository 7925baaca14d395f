import { parseTableLink, tablePath, watchPath } from "@buck/protocol";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { homeTexts as t } from "../texts/home.ts";

/** No table has this code. */
const EXAMPLE = "KXPM-27AC";

/** A code gets you a seat, or a place to watch from. */
export function JoinForm() {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [, navigate] = useLocation();
  const errorId = useId();
  const go = (path: (code: string) => string) => {
    const link = parseTableLink(typed, location.origin);
    setWrong(link === null);
    if (link === null) return;
    if (link.server === location.origin) navigate(path(link.code));
    else location.assign(link.server + path(link.code));
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    go(tablePath);
  };
  return (
    <form className="join" onSubmit={join}>
      <label className="field">
        <span>{t.haveCode}</span>
        <input
          className="input"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={EXAMPLE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={errorId}
        />
      </label>
      <button type="submit" className="button">
        {t.join}
      </button>
      <button type="button" className="button" onClick={() => go(watchPath)}>
        {t.watch}
      </button>
      <p id={errorId} className="join-error" role="alert">
        {isWrong && t.codeWrong({ example: EXAMPLE })}
      </p>
    </form>
  );
}
