import { encodeRecord, exportEgn, readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { replayTexts as t } from "../texts/replay.ts";
import { words } from "../texts/words.ts";
import { Page } from "../ui/Page.tsx";
import { PictureButtons } from "./PictureButtons.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { saveFile } from "./saveFile.ts";

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

function FileMenu({ history }: { history: GameHistory }) {
  const files = filesOf(history);
  return (
    <div className="menu-list">
      {files.map(({ label, name, text }) => (
        <button
          key={name}
          type="button"
          className="button paper wide"
          onClick={() => saveFile(name, new Blob([text], { type: "application/json" }))}
        >
          {label}
        </button>
      ))}
      <PictureButtons />
      <Link href="/" className="button paper wide">
        {words.home}
      </Link>
    </div>
  );
}

/** What a game can be written as; nothing for an EGN file, which tells less than a record. */
function filesOf({ record }: GameHistory) {
  if (record === null) return [];
  const egn = exportEgn(record);
  return [
    { label: words.gameOver.record, name: "game.record.json", text: encodeRecord(record) },
    ...(egn.ok ? [{ label: words.gameOver.notation, name: "game.egn", text: egn.text }] : []),
  ];
}
