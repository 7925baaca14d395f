import { usePageTitle } from "./Page.tsx";
import { tableTexts } from "../texts/en/table.ts";
import { useTexts } from "../texts/useLanguage.ts";

/** Shown until the first frame of a table arrives. */
export function Joining({ text }: { text?: string }) {
  const t = useTexts(tableTexts).connection;
  const said = text ?? t.connecting;
  usePageTitle(said);
  return (
    <main className="felt joining">
      <p role="status">{said}</p>
    </main>
  );
}
