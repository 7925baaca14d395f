import { euchre, SUITS } from "@buck/engine";
import type { Suit } from "@buck/engine";
import { useState } from "react";
import { capital, suitText } from "@buck/words";
import { SuitMark } from "../../cards/suits.tsx";
import type { Worth } from "../../table/session/advice.ts";
import { spokenWorth, WorthBar } from "../../table/board/WorthBar.tsx";
import type { ControlsProps as GameControlsProps } from "../gameUi.ts";
import { callOf, defenseOf, passOf, showingOf } from "./moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";

type ControlsProps = GameControlsProps<"euchre">;

interface CallProps extends ControlsProps {
  readonly alone: boolean;
  readonly onAlone: (alone: boolean) => void;
}

/** Order up, name a suit or pass, alone or with one's partner: whatever is asked now. */
export function EuchreControls(props: ControlsProps) {
  const { round, phase } = props.view;
  // "Alone" is chosen anew for each call.
  return <CallControls key={`${round}:${phase}`} {...props} />;
}

function CallControls(props: ControlsProps) {
  const { phase } = props.view;
  const { aloneChoices } = euchre.derive(props.view);
  const [wantsAlone, setAlone] = useState(false);
  const alone = aloneChoices.includes(wantsAlone) ? wantsAlone : !wantsAlone;
  const call = { ...props, alone, onAlone: setAlone };
  if (phase === "ROUND1") return <OrderUpControls {...call} />;
  if (phase === "DEFENDING") return <DefenseControls {...props} />;
  return phase === "ROUND2" ? <SuitControls {...call} /> : null;
}

function OrderUpControls(props: CallProps) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const { view, alone, act, worth } = props;
  const suit = view.turnUpCard?.suit;
  const call = suit === undefined ? null : callOf(view, { suit, alone });
  if (suit === undefined || call === null) return null;
  const isDealer = view.viewer === view.dealerPosition;
  const name = { suit: suitText(language, suit), alone };
  const callWorth = worth(call);
  return (
    <div className="controls calling">
      <PassButton {...props} />
      <FarmersHandButton {...props} />
      <AloneButton {...props} />
      <button
        type="button"
        className="button paper grow"
        aria-label={isDealer ? texts.controls.pickUpSuit(name) : texts.controls.orderUpSuit(name)}
        aria-description={callWorth ? spokenWorth(language, callWorth) : undefined}
        aria-keyshortcuts="O"
        onClick={() => act(call)}
      >
        {isDealer ? texts.controls.pickUp : texts.controls.orderUp}
        <WorthBar worth={callWorth} />
      </button>
    </div>
  );
}

/** Offered in place of a call that nobody makes with such cards. */
function FarmersHandButton({ view, act, worth }: ControlsProps) {
  const texts = useTexts(tableTexts);
  const showing = showingOf(view);
  if (showing === null) return null;
  return (
    <button type="button" className="button paper grow" aria-keyshortcuts="F" onClick={() => act(showing)}>
      {texts.controls.showFarmersHand}
      <WorthBar worth={worth(showing)} />
    </button>
  );
}

function DefenseControls({ view, act, worth }: ControlsProps) {
  const texts = useTexts(tableTexts);
  const alone = defenseOf(view, true);
  const together = defenseOf(view, false);
  if (alone === null || together === null) return null;
  return (
    <div className="controls">
      <button type="button" className="button paper grow" aria-keyshortcuts="T" onClick={() => act(together)}>
        {texts.controls.defendTogether}
        <WorthBar worth={worth(together)} />
      </button>
      <button type="button" className="button paper grow" aria-keyshortcuts="A" onClick={() => act(alone)}>
        {texts.controls.defendAlone}
        <WorthBar worth={worth(alone)} />
      </button>
    </div>
  );
}

function SuitControls(props: CallProps) {
  const isMoreThanSuits =
    passOf(props.view) !== null || euchre.derive(props.view).aloneChoices.includes(true);
  return (
    <div className="controls suits" data-rows={isMoreThanSuits ? 2 : 1}>
      <PassButton {...props} />
      {SUITS.map((suit, index) => (
        <SuitButton key={suit} suit={suit} number={index + 1} {...props} />
      ))}
      <AloneButton {...props} />
    </div>
  );
}

interface SuitButtonProps extends CallProps {
  readonly suit: Suit;
  readonly number: number;
}

function SuitButton({ view, act, worth, alone, suit, number }: SuitButtonProps) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const call = callOf(view, { suit, alone });
  const name = capital(language, suitText(language, suit));
  const callWorth = call && worth(call);
  return (
    <button
      type="button"
      className="button paper"
      aria-label={texts.controls.suit({ suit: name, alone })}
      aria-description={callWorth ? spokenWorth(language, callWorth) : undefined}
      aria-keyshortcuts={`${suit.charAt(0)} ${number}`}
      data-turned-down={suit === view.turnUpCard?.suit}
      disabled={call === null}
      onClick={() => call !== null && act(call)}
    >
      <SuitMark suit={suit} />
      <span>{name}</span>
      <WorthBar worth={callWorth} />
    </button>
  );
}

/** A dealer who is stuck has no pass to press. */
function PassButton({ view, act, worth }: ControlsProps) {
  const texts = useTexts(tableTexts);
  const pass = passOf(view);
  if (pass === null) return null;
  return (
    <button type="button" className="button paper grow" aria-keyshortcuts="P" onClick={() => act(pass)}>
      {texts.controls.pass}
      <WorthBar worth={worth(pass)} />
    </button>
  );
}

/** What the best call without the partner is worth: it is made with this button and the one of its suit. */
function bestAlone(view: euchre.View, worth: ControlsProps["worth"]): Worth | null {
  const calls = SUITS.flatMap((suit) => callOf(view, { suit, alone: true }) ?? []);
  const worths = calls.flatMap((call) => worth(call) ?? []);
  return worths.find(({ isBest }) => isBest) ?? worths.toSorted((a, b) => b.share - a.share)[0] ?? null;
}

/** On or off before the call is made; on and fixed where the house says so. */
function AloneButton({ view, alone, onAlone, worth }: CallProps) {
  const texts = useTexts(tableTexts);
  const choices = euchre.derive(view).aloneChoices;
  if (!choices.includes(true)) return null;
  return (
    <button
      type="button"
      className="button alone"
      aria-pressed={alone}
      aria-keyshortcuts="A"
      disabled={choices.length === 1}
      onClick={() => onAlone(!alone)}
    >
      <span className="lamp" aria-hidden="true" />
      <span>{texts.controls.goAlone}</span>
      <WorthBar worth={bestAlone(view, worth)} />
    </button>
  );
}
