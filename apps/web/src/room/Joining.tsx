import { words } from "../texts/words.ts";
import "../table/table.css";

export function Joining({ text = words.connection.connecting }: { text?: string }) {
  return (
    <main className="felt joining">
      <p role="status">{text}</p>
    </main>
  );
}
