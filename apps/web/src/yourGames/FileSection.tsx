import { MOST_FILE_BYTES, decodeGames, encodeGames } from "@buck/records";
import type { FileFault } from "@buck/records";
import { faultText } from "@buck/words";
import { useState } from "react";
import type { ChangeEvent } from "react";
import { Link } from "wouter";
import type { Archive } from "../replay/gameArchive.ts";
import { saveFile } from "../replay/saveFile.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { yourGamesTexts } from "../texts/en/yourGames.ts";
import type { Language } from "../texts/language.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Confirm } from "../ui/Dialog.tsx";
import { eveningOf } from "./evenings.ts";

interface FileSectionProps {
  readonly archive: Archive;
  /** How many games are kept. */
  readonly count: number;
  readonly onChange: () => void;
}

/** All games as one file, a file of games added to them, and the way to forget them all. */
export function FileSection({ archive, count, onChange }: FileSectionProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const replay = replayTexts(language);
  const t = yourGames.file;
  const { open: forgetAll, text, ...asked } = yourGames.forgetAll;
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    const content = new Blob([encodeGames(await archive.all())], { type: "application/json" });
    saveFile(`games-${eveningOf(Date.now())}.json`, content);
  };
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const onProgress = (done: number, all: number) => setSaid([t.reading({ done, all })]);
    setSaid(tell(language, await importGames(file, { archive, onProgress })));
    target.value = "";
    onChange();
  };
  const clear = async () => {
    setAsking(false);
    await archive.clear();
    onChange();
  };
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="soft">{t.what}</p>
      <div className="file-buttons">
        {count > 0 && (
          <button type="button" className="button paper" onClick={() => void save()}>
            {t.save}
          </button>
        )}
        <label className="button paper">
          {t.open}
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            onChange={(event) => void add(event)}
          />
        </label>
        {count > 0 && (
          <button type="button" className="button paper" onClick={() => setAsking(true)}>
            {forgetAll}
          </button>
        )}
        <Link href="/replay" className="button paper">
          {replay.file.title}
        </Link>
      </div>
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isAsking && (
        <Confirm
          {...asked}
          text={text({ count })}
          onYes={() => void clear()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function tell(language: Language, result: Import): readonly string[] {
  const yourGames = yourGamesTexts(language);
  const t = yourGames.file;
  if (!result.ok) return [t[result.code]];
  const { added, known, broken } = result;
  return [
    t.added({ added }),
    ...(known > 0 ? [t.known({ known })] : []),
    ...broken.map((each) => t.broken({ number: each.number, reason: faultText(language, each.fault) })),
  ];
}

interface BrokenGame {
  /** Counted from 1 in the file. */
  readonly number: number;
  readonly fault: FileFault;
}

type Import =
  | { readonly ok: false; readonly code: "tooLarge" | "notGames" }
  | {
      readonly ok: true;
      readonly added: number;
      /** Games that were kept here already. */
      readonly known: number;
      readonly broken: readonly BrokenGame[];
    };

interface ImportOptions {
  readonly archive: Pick<Archive, "find" | "keep">;
  readonly onProgress: (done: number, all: number) => void;
}

/** Adds the games of a file to those of this device, one after the other, so that the page goes on answering. */
async function importGames(file: File, { archive, onProgress }: ImportOptions): Promise<Import> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, code: "tooLarge" };
  const games = decodeGames(await file.text());
  if (games === null) return { ok: false, code: "notGames" };
  const broken: BrokenGame[] = [];
  let added = 0;
  let known = 0;
  for (const [index, game] of games.entries()) {
    onProgress(index, games.length);
    const gameId = gameIdIn(game.text);
    if (gameId !== null && (await archive.find(gameId)) !== null) known += 1;
    else {
      const read = await archive.keep(game);
      if (read.ok) added += 1;
      else broken.push({ number: index + 1, fault: read });
    }
  }
  return { ok: true, added, known, broken };
}

/** Whether it is a game at all is for the archive to say. */
function gameIdIn(text: string): string | null {
  const { gameId }: { readonly gameId?: unknown } = JSON.parse(text);
  return typeof gameId === "string" ? gameId : null;
}
