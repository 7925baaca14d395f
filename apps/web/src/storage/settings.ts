import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";
import { DEFAULT_PREFERENCES, parseSettings } from "./settingValues.ts";
import type { SettingName, Preferences } from "./settingValues.ts";

export const useSettings = create<Preferences>()(
  persist(() => DEFAULT_PREFERENCES, persisted("buck.settings", parseSettings)),
);

export function changeSetting<Name extends SettingName>(name: Name, value: Preferences[Name]): void {
  useSettings.setState({ [name]: value });
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
