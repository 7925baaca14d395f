import { useEffect, useState } from "react";

/** Hears of a file that is dropped anywhere on the page; true while one is held over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => setIsOver(false);
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    };
    addEventListener("dragover", hold, { signal });
    // Only what leaves the page itself has nothing to go to.
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && leave(), { signal });
    addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [onFile]);
  return isOver;
}
