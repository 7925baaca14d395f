import type { CatalogueName, Messages, Source, Translation } from "./messages.ts";

interface Catalogue {
  readonly texts: object;
  readonly source: object;
}

const catalogues = new Map<CatalogueName, Catalogue>();
/** Null for the source itself. */
let translation: Translation | null = null;

/**
 * The texts of one part of the app, in the language on the screen: the same object always, with other words in it after
 * a change. So texts are read when something is drawn, never kept. The build has made functions of ICU messages.
 */
export function catalogue<const From extends Source>(name: CatalogueName, source: From): Messages<From>;
export function catalogue(name: CatalogueName, source: object): unknown {
  const texts = { ...source, ...translation?.[name] };
  catalogues.set(name, { texts, source });
  return texts;
}

/** Puts other words into every catalogue, also into those that are loaded later. */
export function translate(next: Translation | null): void {
  translation = next;
  for (const [name, { texts, source }] of catalogues) Object.assign(texts, source, next?.[name]);
}
