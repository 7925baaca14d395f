import type { Terminal } from "../terminal/terminal.ts";
import type { Face } from "./face.ts";
import { LineFace } from "./lineFace.ts";
import { ScreenFace } from "./screenFace.ts";

export interface FaceOptions {
  /** Questions and answers line by line, also at a terminal. */
  readonly lines?: boolean;
  readonly onTalk?: (text: string) => void;
}

export function openFace(terminal: Terminal, { lines = false, onTalk }: FaceOptions): Face {
  return terminal.isInteractive && !lines ? new ScreenFace(terminal, onTalk) : new LineFace(terminal);
}
