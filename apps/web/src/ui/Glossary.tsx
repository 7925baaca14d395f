import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { glossaryTexts } from "../texts/en/glossary.ts";
import type { Glossary } from "../texts/en/glossary.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "./Dialog.tsx";

type Term = Glossary["terms"][number];

/** A sentence in which each word that a first-timer cannot know explains itself at a tap, where it first stands. */
export function Glossed({ children }: { children: string }) {
  const { terms, explain } = useTexts(glossaryTexts);
  const [open, setOpen] = useState<Term | null>(null);
  const parts = useMemo(() => partsOf(children, terms), [children, terms]);
  return (
    <>
      {parts.map(({ at, text, term }) =>
        term === null ? (
          text
        ) : (
          <button
            key={at}
            type="button"
            className="term"
            title={explain({ word: text })}
            aria-haspopup="dialog"
            onClick={() => setOpen(term)}
          >
            {text}
          </button>
        ),
      )}
      {open !== null && <TermSheet term={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A sentence may stand in a paragraph or in another sheet, where no dialog may. */
function TermSheet({ term, onClose }: { readonly term: Term; readonly onClose: () => void }): ReactNode {
  return createPortal(
    <Dialog title={term.title} onClose={onClose} className="term-sheet">
      <p>{term.text}</p>
    </Dialog>,
    document.body,
  );
}

/** Every word at once. */
export function GlossaryList() {
  const { title, terms } = useTexts(glossaryTexts);
  return (
    <details className="glossary">
      <summary>{title}</summary>
      <dl>
        {terms.map((term) => (
          <div key={term.title}>
            <dt>{term.title}</dt>
            <dd>{term.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface Part {
  readonly at: number;
  readonly text: string;
  readonly term: Term | null;
}

/** The sentence cut at its terms: each term once, so that a page is not all underlines. */
function partsOf(sentence: string, terms: readonly Term[]): readonly Part[] {
  const spelled = terms.flatMap((term) => term.spellings.map((spelling) => ({ spelling, term })));
  const words = spelled.map(({ spelling }) => spelling).join("|");
  const parts: Part[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu"),
  )) {
    const found = spelled.find(({ spelling }) => spelling.toLowerCase() === text.toLowerCase());
    if (found === undefined || seen.has(found.term)) continue;
    seen.add(found.term);
    parts.push({ at: end, text: sentence.slice(end, index), term: null });
    parts.push({ at: index, text, term: found.term });
    end = index + text.length;
  }
  return [...parts, { at: end, text: sentence.slice(end), term: null }];
}
