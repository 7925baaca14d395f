import { useEffect, useState } from "react";
import { words } from "../texts/words.ts";
import "./page.css";

/** Whether anything has been on this page yet. */
let hasOpened = false;

/** What stands there until a page has come: at once where nothing else was, later on only if it takes a while. */
export function Opening() {
  const [isFirst] = useState(!hasOpened);
  return (
    <div className={isFirst ? "felt joining" : "felt joining after-a-while"}>
      <p role="status">{words.opening}</p>
    </div>
  );
}

/** From now on a page is left for another one. */
export function useOpened(): void {
  useEffect(() => {
    hasOpened = true;
  }, []);
}
