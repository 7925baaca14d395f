import { createContext, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Live } from "../client/live/live.ts";
import { takeRoom } from "./handover.ts";
import type { Room, RoomUi } from "./room.ts";

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error("useRoom away from a live table");
  return room;
}

export function useLive<Value>(selector: (live: Live) => Value): Value {
  return useStore(useRoom().live.store, selector);
}

export function useRoomUi<Value>(selector: (ui: RoomUi) => Value): Value {
  return useStore(useRoom().ui, selector);
}

/** A room that is open as long as the screen is. */
export function useOpenRoom(code: string): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const opened = takeRoom(code);
    setRoom(opened);
    return () => {
      setRoom(null);
      opened.close();
    };
  }, [code]);
  return room;
}
