import { create } from "zustand";
import { readStorage, writeStorage } from "./storage.ts";
import { parseSettings } from "./settingValues.ts";
import type { SettingName, Settings } from "./settingValues.ts";

const KEY = "buck.settings";

export const useSettings = create<Settings>(() => parseSettings(readStorage(KEY)));

export function changeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  useSettings.setState({ [name]: value });
  writeStorage(KEY, useSettings.getState());
}

/** The document wears the settings that CSS reads. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wear = () => {
    const { theme, textSize, speed, fourColours } = useSettings.getState();
    const { dataset } = document.documentElement;
    dataset["theme"] = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    dataset["text"] = textSize;
    dataset["speed"] = speed;
    dataset["deck"] = fourColours ? "four" : "two";
  };
  wear();
  useSettings.subscribe(wear);
  dark.addEventListener("change", wear);
}
