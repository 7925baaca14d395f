import { translate } from "./catalogue.ts";
import { useLanguage } from "./language.ts";
import type { Language } from "./language.ts";
import type { Translation } from "./messages.ts";

/** English needs no file: every page brings the texts it shows. */
const LOADERS: Readonly<Record<Language, () => Promise<Translation | null>>> = {
  en: () => Promise.resolve(null),
  de: () => import("./de/index.ts").then(({ translationDe }) => translationDe),
  fr: () => import("./fr/index.ts").then(({ translationFr }) => translationFr),
  es: () => import("./es/index.ts").then(({ translationEs }) => translationEs),
};

/** Brings another language to the screen. One that cannot be loaded leaves the screen as it is. */
export async function speak(language: Language): Promise<void> {
  if (language === useLanguage.getState().language) return;
  const loaded = await LOADERS[language]().catch(() => undefined);
  if (loaded === undefined) return;
  translate(loaded);
  document.documentElement.lang = language;
  useLanguage.setState({ language });
}
