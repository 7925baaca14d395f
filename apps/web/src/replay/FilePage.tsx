import { MOST_RECORD_LETTERS, beginsLikeGames, readGameFile } from "@buck/records";
import type { FileFault, GameHistory } from "@buck/records";
import { faultText } from "@buck/words";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { replayTexts } from "../texts/en/replay.ts";
import { yourGamesTexts } from "../texts/en/yourGames.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { Page } from "../ui/Page.tsx";
import { FileMenu } from "./FileMenu.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";

type Fault = Extract<ReadFile, { readonly ok: false }>;

/** `/replay`: a game from a file of somebody's own, opened or dropped on the page. Nothing leaves the browser. */
export function FilePage() {
  const language = useLanguage();
  const t = replayTexts(language);
  const yourGames = yourGamesTexts(language);
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
        {fault !== null &&
          (fault.fault === "broken" ? faultText(language, fault.broken) : t.file[fault.fault])}
      </p>
      {fault?.fault === "manyGames" && (
        <Link href="/games" className="button paper">
          {yourGames.title}
        </Link>
      )}
    </Page>
  );
}

type ReadFile =
  | { readonly ok: true; readonly history: GameHistory }
  | { readonly ok: false; readonly fault: "tooLarge" | "unreadable" | "manyGames" | "empty" }
  /** The first broken rule. */
  | { readonly ok: false; readonly fault: "broken"; readonly broken: FileFault };

const FIRST_BYTES = 100;

/** A game from a file of somebody's own; a folder, a film or a whole archive is told apart without reading it. */
async function readFile(file: File): Promise<ReadFile> {
  try {
    if (beginsLikeGames(await file.slice(0, FIRST_BYTES).text())) return { ok: false, fault: "manyGames" };
    if (file.size > MOST_RECORD_LETTERS) return { ok: false, fault: "tooLarge" };
    return readText(await file.text());
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}

function readText(text: string): ReadFile {
  const read = readGameFile(text);
  if (!read.ok) return { ok: false, fault: "broken", broken: read };
  const { history } = read;
  return history.events.length === 0 ? { ok: false, fault: "empty" } : { ok: true, history };
}

/** Hears of a file that is dropped anywhere on the page; true while one is held over it. */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => setIsOver(false);
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    };
    addEventListener("dragover", hold, { signal });
    // Only what leaves the page itself has nothing to go to.
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && leave(), { signal });
    addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [onFile]);
  return isOver;
}
