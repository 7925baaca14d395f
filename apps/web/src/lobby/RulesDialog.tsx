import type { Settings } from "@buck/protocol";
import { useState } from "react";
import { TitleField } from "../newTable/NewTableScreen.tsx";
import { TableForm } from "../newTable/TableForm.tsx";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { Dialog } from "../ui/Dialog.tsx";
import "../ui/form.css";

interface RulesDialogProps {
  readonly settings: Settings;
  readonly onSave: (settings: Settings) => void;
  readonly onClose: () => void;
}

/** The form a table is made with, for a table that is already there. */
export function RulesDialog({ settings: before, onSave, onClose }: RulesDialogProps) {
  const [settings, setSettings] = useState(before);
  const change = (part: Partial<Settings>) => setSettings((current) => ({ ...current, ...part }));
  return (
    <Dialog title={t.changeRules} onClose={onClose}>
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onSave(settings);
        }}
      >
        <TitleField title={settings.title} onChange={(title) => change({ title })} />
        <TableForm settings={settings} change={change} />
        <button type="submit" className="button main wide">
          {t.saveRules}
        </button>
      </form>
    </Dialog>
  );
}
