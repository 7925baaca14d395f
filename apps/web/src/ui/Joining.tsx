import { words } from "../texts/words.ts";
import { usePageTitle } from "./usePageTitle.ts";
import "./page.css";

/** Shown until the first frame of a table arrives. */
export function Joining({ text = words.connection.connecting }: { text?: string }) {
  usePageTitle(text);
  return (
    <main className="felt joining">
      <p role="status">{text}</p>
    </main>
  );
}
