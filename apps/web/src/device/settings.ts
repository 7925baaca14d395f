import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserLanguage } from "../texts/language.ts";
import { speak } from "../texts/useLanguage.ts";
import { persisted } from "./persisted.ts";

/** Every setting with what it may be; the first value is the default. */
export const SETTING_VALUES = {
  sound: [true, false],
  vibration: [true, false],
  fourColors: [false, true],
  confirm: ["touch", "always", "never"],
  autoPlay: [false, true],
  speed: ["normal", "slow", "fast", "off"],
  language: ["system", "en", "de", "fr", "es"],
  theme: ["system", "dark", "light"],
  textSize: ["normal", "large", "larger"],
  shortcuts: [true, false],
  turnNotice: [true, false],
} as const;

type Values = typeof SETTING_VALUES;
export type SettingName = keyof Values;
export type Preferences = { readonly [Name in SettingName]: Values[Name][number] };

export const DEFAULT_PREFERENCES: Preferences = {
  sound: true,
  vibration: true,
  fourColors: false,
  confirm: "touch",
  autoPlay: false,
  speed: "normal",
  language: "system",
  theme: "system",
  textSize: "normal",
  shortcuts: true,
  turnNotice: true,
};

/** Whatever a browser has kept, made whole: unknown names are dropped, wrong values replaced. */
export function parseSettings(stored: unknown): Preferences {
  if (typeof stored !== "object" || stored === null) return DEFAULT_PREFERENCES;
  const kept = Object.entries(stored).filter(([name, value]) => isSettingValue(name, value));
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) };
}

function isSettingValue(name: string, value: unknown): boolean {
  if (!isSettingName(name)) return false;
  const allowed: readonly unknown[] = SETTING_VALUES[name];
  return allowed.includes(value);
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTING_VALUES, name);
}

export const useSettings = create<Preferences>()(
  persist(() => DEFAULT_PREFERENCES, persisted("buck.settings", parseSettings)),
);

export function changeSetting<Name extends SettingName>(name: Name, value: Preferences[Name]): void {
  useSettings.setState({ [name]: value });
}

/** Shows the language somebody chose, or the browser's, now and after every change. */
export async function applyLanguage(): Promise<void> {
  const apply = async () => {
    const { language } = useSettings.getState();
    await speak(language === "system" ? browserLanguage() : language);
  };
  useSettings.subscribe(() => void apply());
  await apply();
}

/** Sets the attributes of the document that CSS reads, now and after every change. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const { theme, textSize, speed, fourColors } = useSettings.getState();
    const { dataset } = document.documentElement;
    dataset["theme"] = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    dataset["text"] = textSize;
    dataset["speed"] = speed;
    dataset["deck"] = fourColors ? "four" : "two";
  };
  apply();
  useSettings.subscribe(apply);
  dark.addEventListener("change", apply);
}
