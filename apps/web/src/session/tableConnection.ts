import type { Answer, Command } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { newestId } from "./chatLines.ts";
import { LiveTable } from "../client/live/live.ts";
import { tokenFor } from "../client/live/token.ts";

/** What only this screen knows of the table it looks at. */
export interface ConnectionUi {
  /** Why the table refused something, until it is read or done. */
  readonly notice: string | null;
  /** The newest line of the chat that has been looked at. */
  readonly seenChat: number;
  /** The newest line that has been shown for a moment. */
  readonly peekedChat: number;
}

/** A live table as a screen uses it. */
export class TableConnection {
  readonly live: LiveTable;
  readonly ui: StoreApi<ConnectionUi> = createStore<ConnectionUi>(() => ({
    notice: null,
    seenChat: 0,
    peekedChat: 0,
  }));

  constructor(live: LiveTable) {
    this.live = live;
    live.store.subscribe(({ frame, chat }, before) => {
      // What was said before somebody came in is not news to them.
      if (frame?.you.role !== before.frame?.you.role) {
        this.ui.setState({ seenChat: newestId(chat), peekedChat: newestId(chat) });
      }
    });
  }

  /** Asks the table for something; a refusal is shown in its own words. */
  readonly tell = async (command: Command): Promise<Answer> => {
    this.ui.setState({ notice: null });
    const answer = await this.live.send(command);
    // When the table is over for us its own page says why.
    const isOver = this.live.store.getState().ending !== null;
    if (!answer.ok && !isOver) this.ui.setState({ notice: answer.message });
    return answer;
  };

  close(): void {
    this.live.close();
  }
}

export function openConnection(code: string): TableConnection {
  return new TableConnection(new LiveTable(code, tokenFor(code)));
}
