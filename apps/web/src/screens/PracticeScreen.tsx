import { openLocalTable } from "../client/local/localTable.ts";
import { SessionContext } from "../session/context.ts";
import { useTableSession } from "../session/useTableSession.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { homeTexts } from "../texts/home.ts";
import { words } from "../texts/words.ts";

const openPractice = () =>
  openLocalTable({ name: homeTexts.practiceTable, names: [words.you, ...homeTexts.botNames] });

/** One tap and cards in hand: a table in this tab, with three bots. */
export function PracticeScreen() {
  const session = useTableSession(openPractice);
  if (session === null) return <main className="felt" />;
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}
