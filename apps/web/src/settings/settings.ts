import { create } from "zustand";
import { recall, remember } from "./keep.ts";
import { parseSettings } from "./schema.ts";
import type { SettingName, Settings } from "./schema.ts";

const KEY = "buck.settings";

export const useSettings = create<Settings>(() => parseSettings(recall(KEY)));

export function changeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  useSettings.setState({ [name]: value });
  remember(KEY, useSettings.getState());
}

/** The document wears the settings that CSS reads. */
export function wearSettings(): void {
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
