import { encodeRecord, exportEgn } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { Link } from "wouter";
import { words } from "../texts/words.ts";
import { PictureButtons } from "./PictureButtons.tsx";
import { saveFile } from "./saveFile.ts";

/** What can be done with a game of this device: write it into a file, or draw a moment of it. */
export function FileMenu({ history }: { history: GameHistory }) {
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
