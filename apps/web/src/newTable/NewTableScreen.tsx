import { DEFAULT_SETTINGS, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { saveBotLevel, useBotLevel } from "../storage/botLevel.ts";
import { newTableTexts as t } from "../texts/newTable.ts";
import { NameField } from "../ui/NameField.tsx";
import { Page } from "../ui/Page.tsx";
import { BotLevelField } from "./BotLevelField.tsx";
import { TableForm } from "./TableForm.tsx";
import { newTableName } from "./tableNames.ts";
import "../ui/form.css";
import "./newTable.css";

interface NewTableProps {
  readonly playerName: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onMake: (settings: Settings, playerName: string) => void;
}

/** Sensible defaults: whoever knows nothing taps once. */
export function NewTableScreen({ playerName, isBusy, error, onMake }: NewTableProps) {
  const [name, setName] = useState(playerName);
  const [settings, setSettings] = useState<Settings>(usualSettings);
  const { level } = useBotLevel();
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }));
  const make = (event: FormEvent) => {
    event.preventDefault();
    onMake(settings, name);
  };
  return (
    <Page className="narrow" title={t.title}>
      <h1>{t.title}</h1>
      <form className="sheet new-table" onSubmit={make}>
        <p className="soft">{t.lead}</p>
        <div className="two-fields">
          <NameField label={t.yourName} name={name} onChange={setName} />
          <TitleField title={settings.title} onChange={(title) => change({ title })} />
        </div>
        <TableForm settings={settings} change={change}>
          <BotLevelField level={level} onChange={saveBotLevel} />
        </TableForm>
        <div className="make-bar">
          <p className="form-error" role="alert">
            {error}
          </p>
          <button type="submit" className="button main big wide" disabled={isBusy}>
            {t.make}
          </button>
        </div>
      </form>
    </Page>
  );
}

function usualSettings(): Settings {
  return { ...DEFAULT_SETTINGS, title: newTableName() };
}

export function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  return (
    <label className="field">
      <span>{t.name}</span>
      <input
        className="input"
        maxLength={LIMITS.titleGraphemes}
        placeholder={t.namePlaceholder}
        autoComplete="off"
        value={title}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
