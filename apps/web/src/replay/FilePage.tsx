import { readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { replayTexts as t } from "../texts/replay.ts";
import { Page } from "../ui/Page.tsx";
import { FileMenu } from "./FileMenu.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";

/** `/replay`: a game from a file of somebody's own, opened or dropped on the page. Nothing leaves the browser. */
export function FilePage() {
  const [history, setHistory] = useState<GameHistory | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readGameFile(await file.text());
    const isEmpty = read.ok && read.history.events.length === 0;
    setFault(read.ok ? (isEmpty ? t.file.empty : null) : read.message);
    setHistory(read.ok && !isEmpty ? read.history : null);
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("dragover", (event) => event.preventDefault(), { signal });
    addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  if (history !== null) {
    return (
      <ReplayScreen key={history.states.length} history={history} menu={<FileMenu history={history} />} />
    );
  }
  return (
    <Page title={t.file.title} className="open-file">
      <h1>{t.file.title}</h1>
      <p>{t.file.what}</p>
      <label className="button main big">
        {t.file.choose}
        <input
          type="file"
          className="unseen"
          accept=".json,.egn,application/json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <p role="alert" className="file-fault">
        {fault}
      </p>
    </Page>
  );
}
