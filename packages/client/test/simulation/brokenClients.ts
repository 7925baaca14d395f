import type { Answer, Frame } from "@buck/protocol";
import { CODE } from "@buck/table/testing";
import { createStore } from "zustand/vanilla";
import { connectOver } from "../../src/connection.ts";
import { NO_CONNECTION } from "../../src/outbox.ts";
import type { Platform } from "../../src/platform.ts";
import type { ClientState } from "../../src/tableClient.ts";
import type { Line, LineListener } from "../../src/transport.ts";
import type { Connect } from "./person.ts";

/** The real client, except that it also shows what this makes of a frame that has just come. */
function showing(wrongly: (frame: Frame, before: ClientState) => Partial<ClientState> | null): Connect {
  return (transport, platform) => {
    const dial = (listener: LineListener) => {
      const frame = (heard: Frame) => {
        const before = client.store.getState();
        listener.frame(heard);
        const wrong = wrongly(heard, before);
        if (wrong !== null) store.setState({ ...wrong, isResync: false });
      };
      return transport.dial({ ...listener, frame });
    };
    const client = connectOver({ dial }, { code: CODE, platform });
    const store = createStore<ClientState>(() => client.store.getState());
    client.store.subscribe((state) => store.setState(state, true));
    return {
      code: CODE,
      store,
      send: (command) => client.send(command),
      reopen: () => client.reopen(),
      close: () => client.close(),
    };
  };
}

const ahead = (frame: Frame, { frame: last }: ClientState) => frame.version - (last?.version ?? 0);

export const showsDoubles = showing((frame, before) =>
  ahead(frame, before) === 0 ? { frame: { ...frame } } : null,
);
export const showsOlder = showing((frame, before) => (ahead(frame, before) < 0 ? { frame } : null));
export const skipsGaps = showing((frame, before) => (ahead(frame, before) > 1 ? { frame } : null));
export const doublesChat = showing((frame, { chat }) =>
  frame.said.length === 0 ? null : { chat: [...chat, ...frame.said, ...frame.said] },
);

/** The real client over a line that does something else than it was told. */
function overLine(change: (line: Line, platform: Platform) => Partial<Line>): Connect {
  return (transport, platform) => {
    const dial = (listener: LineListener): Line => {
      const line = transport.dial(listener);
      return {
        command: (message) => line.command(message),
        resync: () => line.resync(),
        hangUp: () => line.hangUp(),
        ...change(line, platform),
      };
    };
    return connectOver({ dial }, { code: CODE, platform });
  };
}

export const resendsAnew = overLine((line, { random }) => ({
  command: (message) => line.command({ ...message, commandId: random.id() }),
}));

export const inventsAnswers = overLine((line) => ({
  command: async (message) => {
    await line.command(message);
    return { ok: true, version: 1 };
  },
}));

/** Hears what everybody hears, and nothing that is meant for it alone. */
export const forgetsItsOwn: Connect = (transport, platform) => {
  const dial = (listener: LineListener) =>
    transport.dial({ ...listener, update: ({ shared }) => listener.update({ shared, own: undefined }) });
  return connectOver({ dial }, { code: CODE, platform });
};

/** Waits for the next frame, however many later ones come. */
export const neverResyncs: Connect = (transport, platform) => {
  const dial = (listener: LineListener) =>
    transport.dial({
      ...listener,
      frame: (frame) => ahead(frame, client.store.getState()) === 1 && listener.frame(frame),
    });
  const signals = { isOnline: () => true, isVisible: () => true, onChange: () => () => {} };
  const client = connectOver({ dial }, { code: CODE, platform: { ...platform, signals } });
  return client;
};

export const givesUpEarly: Connect = (transport, platform) => {
  const client = connectOver(transport, { code: CODE, platform });
  const impatience = () =>
    new Promise<Answer>((resolve) => {
      platform.clock.after(300, () => resolve(NO_CONNECTION));
    });
  return {
    code: client.code,
    store: client.store,
    send: (command) => Promise.race([client.send(command), impatience()]),
    reopen: () => client.reopen(),
    close: () => client.close(),
  };
};
