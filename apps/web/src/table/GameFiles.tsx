import { gamePath } from "@buck/protocol";
import { Link } from "wouter";
import type { GameFile } from "../games/files.ts";
import { words } from "../texts/words.ts";
import "./files.css";

interface GameFilesProps {
  readonly gameId: string;
  readonly files: readonly GameFile[];
}

/** The game to look through and to take along, from the server that kept it. */
export function GameFiles({ gameId, files }: GameFilesProps) {
  return (
    <section className="game-files" aria-label={words.gameOver.keep}>
      <b>{words.gameOver.keep}</b>
      <Link href={gamePath(gameId)} className="button paper small" target="_blank">
        {words.gameOver.replay}
      </Link>
      {files.map(({ label, address, name }) => (
        <a key={address} className="button paper small" href={address} download={name}>
          {label}
        </a>
      ))}
    </section>
  );
}
