import { create } from "zustand";
import { persist } from "zustand/middleware";
import { speak } from "../texts/speak.ts";
import { browserLanguage } from "../texts/language.ts";
import { persisted } from "./persisted.ts";
import { DEFAULT_PREFERENCES, parseSettings } from "./settingValues.ts";
import type { SettingName, Preferences } from "./settingValues.ts";

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
    const { theme, textSize, speed, fourColours } = useSettings.getState();
    const { dataset } = document.documentElement;
    dataset["theme"] = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    dataset["text"] = textSize;
    dataset["speed"] = speed;
    dataset["deck"] = fourColours ? "four" : "two";
  };
  apply();
  useSettings.subscribe(apply);
  dark.addEventListener("change", apply);
}
