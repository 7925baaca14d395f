import type { GameFile } from "../games/files.ts";
import { words } from "../texts/words.ts";
import "./files.css";

/** The game to take along, from the server that kept it. */
export function GameFiles({ files }: { files: readonly GameFile[] }) {
  return (
    <section className="game-files" aria-label={words.gameOver.keep}>
      <b>{words.gameOver.keep}</b>
      {files.map(({ label, address, name }) => (
        <a key={address} className="button paper small" href={address} download={name}>
          {label}
        </a>
      ))}
    </section>
  );
}
