import { LookPicker } from "../looks/LookPicker.tsx";
import { SETTING_VALUES, changeSetting, useSettings } from "../device/settings.ts";
import type { Preferences, SettingName } from "../device/settings.ts";
import { usePlayerName } from "../device/player.ts";
import { mayAskForNotices, turnNoticesOn } from "../device/turnNotice.ts";
import "./settings.css";
import { settingsTexts } from "../texts/en/settings.ts";
import { useTexts } from "../texts/useLanguage.ts";

type SwitchName = { [Name in SettingName]: Preferences[Name] extends boolean ? Name : never }[SettingName];
type ChoiceName = Exclude<SettingName, SwitchName>;

const SWITCHES: readonly SwitchName[] = [
  "sound",
  "vibration",
  "turnNotice",
  "fourColors",
  "autoPlay",
  "shortcuts",
];
const CHOICES: readonly ChoiceName[] = ["language", "confirm", "theme", "textSize", "speed"];

/** Every setting; each takes effect at once and is remembered by this browser. */
export function SettingsForm() {
  const { name } = usePlayerName();
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <LookPicker name={name} />
      {CHOICES.map((each) => (
        <Choice key={each} name={each} />
      ))}
      {SWITCHES.filter(isPossible).map((each) => (
        <Switch key={each} name={each} />
      ))}
    </form>
  );
}

/** No switch for what this browser lacks. */
function isPossible(name: SwitchName): boolean {
  if (name === "vibration") return "vibrate" in navigator;
  if (name === "turnNotice") return "Notification" in globalThis;
  return true;
}

function Switch({ name }: { name: SwitchName }) {
  const choices = useTexts(settingsTexts).choices;
  const isOn = useSettings((settings) => settings[name]);
  const { title, help } = choices[name];
  return (
    <label className="switch">
      <span>
        <b>{title}</b>
        <small className="soft">{help}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => change(name, event.target.checked)}
      />
    </label>
  );
}

function change(name: SwitchName, isOn: boolean): void {
  changeSetting(name, isOn);
  // Notices need the browser's permission too, and it can be asked only now.
  if (name === "turnNotice" && isOn && mayAskForNotices()) void turnNoticesOn();
}

function Choice({ name }: { name: ChoiceName }) {
  const choices = useTexts(settingsTexts).choices;
  const current = useSettings((settings) => settings[name]);
  const { title, values } = choices[name];
  const labels: Readonly<Record<string, string>> = values;
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="choices">
        {SETTING_VALUES[name].map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              checked={current === value}
              onChange={() => changeSetting(name, value)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
