import { words } from "../texts/words.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import "../table/all.css";

export function Joining({ text = words.connection.connecting }: { text?: string }) {
  usePageTitle(text);
  return (
    <main className="felt joining">
      <p role="status">{text}</p>
    </main>
  );
}
