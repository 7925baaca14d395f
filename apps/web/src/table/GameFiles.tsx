import { againPath, gamePath } from "@buck/protocol";
import { Link } from "wouter";
import type { GameFile } from "../games/files.ts";
import { words } from "../texts/words.ts";
import "./files.css";

interface GameFilesProps {
  readonly gameId: string;
  readonly files: readonly GameFile[];
  readonly keptBy: "server" | "device";
}

/** The game to look through and, from a server, to take along. A table with others stays open in its own tab. */
export function GameFiles({ gameId, files, keptBy }: GameFilesProps) {
  const isServer = keptBy === "server";
  return (
    <section className="game-files" aria-label={words.gameOver.keep}>
      <b>{words.gameOver.keep}</b>
      <Link href={gamePath(gameId)} className="button paper small" {...(isServer && { target: "_blank" })}>
        {words.gameOver.replay}
      </Link>
      <Link href={againPath(gameId)} className="button paper small" {...(isServer && { target: "_blank" })}>
        {words.gameOver.sameDeals}
      </Link>
      {(isServer ? files : []).map(({ label, address, name }) => (
        <a key={address} className="button paper small" href={address} download={name}>
          {label}
        </a>
      ))}
    </section>
  );
}
