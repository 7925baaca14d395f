import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { io } from "socket.io-client";
import { create } from "zustand";

/** The least that any app of this kind must bring: React, a Zustand store and a socket, all three in use. */
interface Counter {
  readonly count: number;
  readonly isOnline: boolean;
  readonly more: () => void;
}

const useCounter = create<Counter>((set) => ({
  count: 0,
  isOnline: false,
  more: () => set(({ count }) => ({ count: count + 1 })),
}));

function App() {
  const { count, isOnline, more } = useCounter();
  useEffect(() => {
    const socket = io({ reconnection: false });
    socket.on("connect", () => useCounter.setState({ isOnline: true }));
    return () => void socket.disconnect();
  }, []);
  return (
    <main>
      <h1>{isOnline ? "Online" : "Offline"}</h1>
      <button type="button" onClick={more}>
        {count}
      </button>
    </main>
  );
}

const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
