import { buck, SUITS } from "@buck/engine";
import { useEffect } from "react";
import { useSession } from "../session/context.ts";
import type { Session } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";

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
function press(session: Session, key: string): boolean {
  const { shown, pending } = session.game.getState();
  const lower = key.toLowerCase();
  if (lower === "l") return open(session, "lastTrick");
  if (key === "?") return open(session, "help");
  if (shown === null || pending !== null) return false;
  if (shown.phase === "PLAYING") return pressCard(session, key);
  const action = keyedAction(shown, lower);
  if (action === undefined) return false;
  void session.act(action);
  return true;
}

function open({ ui }: Session, panel: "lastTrick" | "help"): boolean {
  ui.setState({ panel });
  return true;
}

function pressCard(session: Session, key: string): boolean {
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

/** The legal action a key stands for: digits bid, P passes, a suit's letter declares, F folds, S stays. */
export function keyedAction(view: buck.View, key: string): buck.Action | undefined {
  return buck.legalActions(view).find((action) => {
    switch (action.type) {
      case "PLACE_BID":
        return key === (action.amount === "PASS" ? "p" : String(action.amount));
      case "DECLARE_TRUMP":
        return SUITS.some((suit) => suit === action.trumpSuit && suit.charAt(0).toLowerCase() === key);
      case "FOLD_DECISION":
        return key === (action.folded ? "f" : "s");
      default:
        return false;
    }
  });
}
