import { encodeGames } from "@buck/records";
import { useState } from "react";
import type { ChangeEvent } from "react";
import { Link } from "wouter";
import type { Archive } from "../archive/gameArchive.ts";
import { saveFile } from "../replay/saveFile.ts";
import { faultText } from "../texts/faults.ts";
import { replayTexts } from "../texts/replay.ts";
import { yourGamesTexts } from "../texts/yourGames.ts";
import { Confirm } from "../ui/Confirm.tsx";
import { eveningOf } from "./evenings.ts";
import { importGames } from "./importGames.ts";
import type { Import } from "./importGames.ts";

interface FileSectionProps {
  readonly archive: Archive;
  /** How many games are kept. */
  readonly count: number;
  readonly onChange: () => void;
}

/** All games as one file, a file of games added to them, and the way to forget them all. */
export function FileSection({ archive, count, onChange }: FileSectionProps) {
  const t = yourGamesTexts.file;
  const { open: forgetAll, text, ...asked } = yourGamesTexts.forgetAll;
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
    setSaid(tell(await importGames(file, { archive, onProgress })));
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
          {replayTexts.file.title}
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

function tell(result: Import): readonly string[] {
  const t = yourGamesTexts.file;
  if (!result.ok) return [t[result.code]];
  const { added, known, broken } = result;
  return [
    t.added({ added }),
    ...(known > 0 ? [t.known({ known })] : []),
    ...broken.map((each) => t.broken({ number: each.number, reason: faultText(each.fault) })),
  ];
}
