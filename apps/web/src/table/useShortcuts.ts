import { useEffect } from "react";
import { useSession } from "../session/context.ts";
import type { PlaySession } from "../session/session.ts";
import { useSettings } from "../storage/settings.ts";

/** The whole game by keyboard. Letters can be switched off for those whose tools type them by accident. */
export function useShortcuts(): void {
  const session = useSession();
  const isOn = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (press(session, event.key)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session, isOn]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

/** Does what a key means now; false when it means nothing. */
function press(session: PlaySession, key: string): boolean {
  const { moment } = session.shown.getState();
  const { pending } = session.pending.getState();
  if (key.toLowerCase() === "l") return open(session, "lastTrick");
  if (key === "?") return open(session, "help");
  if (moment === null || pending !== null) return false;
  if (key.toLowerCase() === "i" || (key.toLowerCase() === "h" && !hasControl("H"))) return pressHint();
  return moment.asksForCard ? pressCard(session, key) : pressControl(key);
}

/** Every button says which keys it has, so a key does exactly what its button does. */
function pressControl(key: string): boolean {
  if (!/^[\da-z]$/i.test(key)) return false;
  const selector = `.controls button[aria-keyshortcuts~="${key.toUpperCase()}"]:enabled`;
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
}

/** Where hearts can be named, H names them. */
function hasControl(key: string): boolean {
  return document.querySelector(`.controls button[aria-keyshortcuts~="${key}"]:enabled`) !== null;
}

function pressHint(): boolean {
  const button = document.querySelector<HTMLButtonElement>(".hint-button");
  button?.click();
  return button !== null;
}

function open({ ui }: PlaySession, panel: "lastTrick" | "help"): boolean {
  ui.setState({ panel });
  return true;
}

function pressCard(session: PlaySession, key: string): boolean {
  if (key === "Enter" && session.ui.getState().selected !== null && !isOnButton()) {
    session.playSelected();
    return true;
  }
  const button = document.querySelectorAll<HTMLButtonElement>(".hand-card")[Number(key) - 1];
  button?.focus();
  button?.click();
  return button !== undefined;
}

function isOnButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement;
}
