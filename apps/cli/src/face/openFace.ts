import type { Terminal } from "../terminal/terminal.ts";
import type { Face } from "./face.ts";
import { LineFace } from "./lineFace.ts";
import { ScreenFace } from "./screenFace.ts";

export interface FaceOptions {
  /** Questions and answers line by line, also at a terminal. */
  readonly lines?: boolean;
  readonly onTalk?: (text: string) => void;
}

export function openFace(terminal: Terminal, options: FaceOptions): Face {
  const { onTalk } = options;
  return usesScreen(terminal, options) ? new ScreenFace(terminal, onTalk) : new LineFace(terminal, onTalk);
}

export function usesScreen({ canRedraw }: Terminal, { lines = false }: FaceOptions): boolean {
  return canRedraw && !lines;
}
