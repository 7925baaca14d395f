import { once } from "node:events";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { FinishedGame } from "@buck/table";
import type { Log } from "../process/log.ts";
import { NewestKept } from "../process/newestKept.ts";
import { gamePicture } from "./gamePicture.ts";
import { renderPng } from "./renderPng.ts";

/** About 4 MB: a link is asked for by many messengers at once, and then rarely. */
const MOST_KEPT = 100;
/** One is rendered at a time. When this many are waiting, the next request gets none. */
const MOST_WAITING = 20;
const RENDER_MS = 10_000;

export type RenderPng = (svg: string) => Promise<Uint8Array>;

/** Renders in a thread that lives for one picture: it takes a tenth of a second, too long for the event loop. */
function renderInThread(script: URL): RenderPng {
  return async (svg) => {
    const worker = new Worker(script, { workerData: svg });
    const timeout = setTimeout(() => void worker.terminate(), RENDER_MS);
    try {
      const gone = once(worker, "exit").then(() => {
        throw new Error("the thread ended without a picture");
      });
      const [png]: readonly unknown[] = await Promise.race([once(worker, "message"), gone]);
      if (!(png instanceof Uint8Array)) throw new TypeError("a thread renders bytes");
      return png;
    } finally {
      clearTimeout(timeout);
      void worker.terminate();
    }
  };
}

// Built beside the server's own file. Sources run without threads: Node 20 cannot load TypeScript in one.
const PICTURE_THREAD = new URL("./pictureThread.js", import.meta.url);

/** In a thread, where there are any. */
export function openRenderer(): RenderPng {
  return existsSync(PICTURE_THREAD) ? renderInThread(PICTURE_THREAD) : renderPng;
}

interface GamePicturesOptions {
  readonly render: RenderPng;
  readonly log: Pick<Log, "warn">;
}

/** Pictures of finished games for messengers: each is rendered once, and the newest are kept. */
export class GamePictures {
  readonly #render: RenderPng;
  readonly #log: Pick<Log, "warn">;
  readonly #kept = new NewestKept<Promise<Uint8Array | null>>(MOST_KEPT);
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ render, log }: GamePicturesOptions) {
    this.#render = render;
    this.#log = log;
  }

  /** Null when there is none to be had now. */
  of(game: FinishedGame): Promise<Uint8Array | null> {
    const kept = this.#kept.get(game.gameId);
    if (kept !== undefined) return kept;
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(null);
    this.#waiting += 1;
    const made = this.#last.then(() => this.#draw(game));
    this.#last = made;
    this.#kept.set(game.gameId, made);
    return made;
  }

  forget(gameId: string): void {
    this.#kept.forget(gameId);
  }

  async #draw(game: FinishedGame): Promise<Uint8Array | null> {
    try {
      const svg = gamePicture(game);
      return svg === null ? null : await this.#render(svg);
    } catch (error) {
      this.#log.warn({ err: error }, "no picture of a game");
      this.forget(game.gameId);
      return null;
    } finally {
      this.#waiting -= 1;
    }
  }
}
