import type { Terminal } from "../terminal/terminal.ts";
import type { Face, FaceOptions } from "./face.ts";
import { LineFace } from "./lineFace.ts";
import { ScreenFace } from "./screenFace.ts";

export interface OpenOptions extends FaceOptions {
  /** Questions and answers line by line, also at a terminal. */
  readonly lines?: boolean;
}

export function openFace(terminal: Terminal, options: OpenOptions): Face {
  return usesScreen(terminal, options) ? new ScreenFace(terminal, options) : new LineFace(terminal, options);
}

export function usesScreen({ canRedraw }: Terminal, { lines = false }: OpenOptions): boolean {
  return canRedraw && !lines;
}
