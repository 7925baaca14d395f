import { eveningRows } from "@buck/client";
import { useMemo, useState } from "react";
import { POSITIONS } from "@buck/engine";
import { useTable } from "../session/context.ts";
import { ScoreChart } from "./ScoreChart.tsx";
import { eveningTexts as t } from "../texts/evening.ts";
import { signed } from "../texts/numbers.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ReviewIcon } from "../ui/icons.tsx";
import "./evening.css";

/** Whether a game has been finished at this table. */
export function useHasEvening(): boolean {
  return useTable(({ evening }) => evening.length > 0);
}

/** Who has won how many games at this table, and the points of all hands. */
export function EveningSheet({ onClose }: { onClose: () => void }) {
  const evening = useTable((state) => state.evening);
  const rows = useMemo(() => eveningRows(evening), [evening]);
  const lines = rows.map(({ name, points }, index) => ({
    key: name,
    tint: POSITIONS[index % POSITIONS.length] ?? 0,
    label: name,
    points,
  }));
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p className="soft">{t.games({ games: evening.length })}</p>
      <EveningTable />
      <ScoreChart chart={{ lines, goal: 0 }} caption={t.chart} />
    </Dialog>
  );
}

/** One line for everybody who has finished a game here. */
export function EveningTable() {
  const evening = useTable((state) => state.evening);
  const rows = useMemo(() => eveningRows(evening), [evening]);
  return (
    <table className="evening-table">
      <caption className="unseen">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.wins}</th>
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, games, wins, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t.winsOf({ wins, games })}</td>
            <td>{signed(points.at(-1) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Opens the evening from the lobby, once there is one. */
export function EveningButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useHasEvening()) return null;
  return (
    <>
      <button type="button" className="round" aria-label={t.title} onClick={() => setOpen(true)}>
        <ReviewIcon />
      </button>
      {isOpen && <EveningSheet onClose={() => setOpen(false)} />}
    </>
  );
}
