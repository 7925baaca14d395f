import { GAME_NAMES } from "@buck/engine";
import { HINTS, PACES, TURN_TIMERS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { useState } from "react";
import type { ReactNode } from "react";
import type { RuleField } from "../games/gameUi.ts";
import { defaultRules, gameTexts, ruleSheet } from "../games/index.ts";
import { newTableTexts } from "../texts/en/newTable.ts";
import { atTheTable, timerText } from "../texts/newTable.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import "../settings/settings.css";

interface TableFormProps {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  /** What else is chosen about the table. */
  readonly children?: ReactNode;
}

/** Everything that can be chosen about a table, for making one and for changing one. */
export function TableForm(props: TableFormProps) {
  return (
    <>
      <GameField {...props} />
      <PlayersField {...props} />
      <PresetField {...props} />
      <HouseRules {...props} />
      <AtTheTable {...props} />
    </>
  );
}

export function GameField({ settings: { rules }, change }: TableFormProps) {
  const language = useLanguage();
  const t = newTableTexts(language).form;
  return (
    <ChoiceField
      title={t.game}
      text={gameTexts(language, rules.game).text}
      values={GAME_NAMES}
      label={(game) => gameTexts(language, game).title}
      value={rules.game}
      onChange={(game) => change({ rules: defaultRules(game) })}
    />
  );
}

/** How many play, where the game leaves a choice. */
export function PlayersField({ settings, change }: TableFormProps) {
  const { players } = ruleSheet(useLanguage(), settings.rules);
  if (players === null) return null;
  return (
    <ChoiceField
      title={players.title}
      text={players.text}
      values={players.values.map(({ value }) => value)}
      label={(value) => value}
      value={players.value}
      onChange={(value) => change({ rules: players.with(value) })}
    />
  );
}

export function HouseRules({ settings, change }: TableFormProps) {
  const language = useLanguage();
  const t = newTableTexts(language).form;
  const { fields, players, unusual } = ruleSheet(language, settings.rules);
  const changed = unusual.filter((sentence) => sentence !== players?.text).length;
  return (
    <details className="more">
      <summary>
        <b>{t.house}</b>
        <span className="soft">{changed === 0 ? t.usual : t.changed({ rules: changed })}</span>
      </summary>
      {fields.map((field) => (
        <ChoiceField
          key={field.name}
          title={field.title}
          text={field.text}
          values={field.values.map(({ value }) => value)}
          label={(value) => field.values.find((each) => each.value === value)?.label ?? value}
          value={field.value}
          onChange={(value) => change({ rules: field.with(value) })}
          other={<OtherValue field={field} onChange={(value) => change({ rules: field.with(value) })} />}
        />
      ))}
    </details>
  );
}

function OtherValue({ field, onChange }: { field: RuleField; onChange: (value: string) => void }) {
  if (field.mostNumber === null) return null;
  const isListed = field.values.some(({ value }) => value === field.value);
  const { title, value, mostNumber: most } = field;
  return <OtherNumber title={title} value={value} isListed={isListed} most={most} onChange={onChange} />;
}

export function PresetField({ settings, change }: TableFormProps) {
  const language = useLanguage();
  const t = newTableTexts(language).form;
  const { presets } = ruleSheet(language, settings.rules);
  const chosen = presets.find(({ isChosen }) => isChosen);
  const byName = (name: string) => presets.find((preset) => preset.name === name);
  return (
    <ChoiceField
      title={t.presets}
      text={chosen?.text ?? t.ownWay}
      values={presets.map(({ name }) => name)}
      label={(name) => byName(name)?.title ?? name}
      value={chosen?.name ?? ""}
      onChange={(name) => {
        const rules = byName(name)?.rules;
        if (rules !== undefined) change({ rules });
      }}
    />
  );
}

function AtTheTable({ settings, change, children }: TableFormProps) {
  const language = useLanguage();
  const t = newTableTexts(language).form;
  return (
    <details className="more">
      <summary>
        <b>{t.table}</b>
        <span className="soft">{atTheTable(language, settings)}</span>
      </summary>
      <ChoiceField
        title={t.timer.title}
        text={t.timer.text}
        values={TURN_TIMERS}
        label={(seconds) => timerText(language, seconds)}
        value={settings.turnTimer}
        onChange={(turnTimer) => change({ turnTimer })}
      />
      {settings.turnTimer !== null && (
        <Switch
          {...t.undo}
          isOn={settings.undoWithTimer}
          onChange={(undoWithTimer) => change({ undoWithTimer })}
        />
      )}
      <PaceField settings={settings} change={change} />
      <ChoiceField
        title={t.hints.title}
        text={t.hints.texts[settings.hints]}
        values={HINTS}
        label={(hints) => t.hints.values[hints]}
        value={settings.hints}
        onChange={(hints) => change({ hints })}
      />
      <Switch {...t.watchers} isOn={settings.watching} onChange={(watching) => change({ watching })} />
      {settings.watching && (
        <Switch
          {...t.talkWithWatchers}
          isOn={settings.talkWithWatchers}
          onChange={(talkWithWatchers) => change({ talkWithWatchers })}
        />
      )}
      <Switch {...t.takeover} isOn={settings.takeover} onChange={(takeover) => change({ takeover })} />
      {children}
    </details>
  );
}

export function PaceField({ settings, change }: TableFormProps) {
  const t = useTexts(newTableTexts).form;
  return (
    <ChoiceField
      title={t.pace.title}
      text={t.pace.text}
      values={PACES}
      label={(pace) => t.pace.values[pace]}
      value={settings.pace}
      onChange={(pace) => change({ pace })}
    />
  );
}

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ title, text, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <b>{title}</b>
        <small className="soft">{text}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface OtherNumberProps {
  readonly title: string;
  readonly value: string;
  /** It is one of the answers that are offered anyway. */
  readonly isListed: boolean;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

/** For whoever wants a number that nobody thought of. While it is typed, half a number changes nothing. */
function OtherNumber({ title, value, isListed, most, onChange }: OtherNumberProps) {
  const t = useTexts(newTableTexts).form;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isListed ? "" : value;
  return (
    <input
      type="number"
      className="input other-number"
      aria-label={t.otherNumber({ title })}
      placeholder={t.other}
      min={1}
      max={most}
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== "" && target.validity.valid) onChange(target.value);
      }}
    />
  );
}
