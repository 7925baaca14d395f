import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";
import type { LanguageCode } from "@buck/words";
import { english, loadLanguage } from "./language.ts";
import type { Language } from "./language.ts";

/** The language on the screen. Whatever makes a sentence is handed it; nothing reads it from here but what draws. */
export const languageStore = createStore<Language>(() => english);

export function useLanguage(): Language {
  return useStore(languageStore);
}

/** The texts of one screen in the language on it: `const t = useTexts(lobbyTexts)`. */
export function useTexts<Texts>(textsIn: (language: Language) => Texts): Texts {
  return textsIn(useLanguage());
}

/** Brings another language to the screen. One that cannot be loaded leaves the screen as it is. */
export async function speak(code: LanguageCode): Promise<void> {
  if (code === languageStore.getState().code) return;
  const language = await loadLanguage(code).catch(() => null);
  if (language === null) return;
  document.documentElement.lang = code;
  languageStore.setState(language, true);
}
