import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { faultText } from "../texts/faults.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { yourGamesTexts } from "../texts/yourGames.ts";
import { Page } from "../ui/Page.tsx";
import { FileMenu } from "./FileMenu.tsx";
import { readFile } from "./readFile.ts";
import type { ReadFile } from "./readFile.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { useDroppedFile } from "./useDroppedFile.ts";

type Fault = Extract<ReadFile, { readonly ok: false }>;

/** `/replay`: a game from a file of somebody's own, opened or dropped on the page. Nothing leaves the browser. */
export function FilePage() {
  const [history, setHistory] = useState<GameHistory | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const isOver = useDroppedFile(setFile);
  useEffect(() => {
    if (file === null) return undefined;
    let isGone = false;
    const open = async () => {
      const read = await readFile(file);
      if (isGone) return;
      setFault(read.ok ? null : read);
      setHistory(read.ok ? read.history : null);
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [file]);
  if (history !== null) return <ReplayScreen history={history} menu={<FileMenu history={history} />} />;
  return (
    <Page title={t.file.title} className="narrow open-file">
      <h1>{t.file.title}</h1>
      <div className="drop-place" data-over={isOver}>
        <p>{t.file.what}</p>
        <label className="button main big">
          {t.file.choose}
          <input
            type="file"
            className="unseen"
            accept=".json,.egn,application/json"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              // The same file can be chosen again, after it was mended.
              target.value = "";
            }}
          />
        </label>
      </div>
      <p role="alert" className="file-fault">
        {fault !== null && (fault.fault === "broken" ? faultText(fault.broken) : t.file[fault.fault])}
      </p>
      {fault?.fault === "manyGames" && (
        <Link href="/games" className="button paper">
          {yourGamesTexts.title}
        </Link>
      )}
    </Page>
  );
}
