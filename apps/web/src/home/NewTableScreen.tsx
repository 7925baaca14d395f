import { DEFAULT_SETTINGS, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { useState } from "react";
import type { FormEvent } from "react";
import { BotLevelField, saveBotLevel, useBotLevel } from "./BotLevel.tsx";
import { NameField } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { TableForm } from "./TableForm.tsx";
import { newTableName } from "./tableNames.ts";
import "../settings/settings.css";
import { newTableTexts } from "../texts/en/newTable.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import type { Language } from "../texts/language.ts";

interface NewTableProps {
  readonly playerName: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onMake: (settings: Settings, playerName: string) => void;
}

/** Sensible defaults: whoever knows nothing taps once. */
export function NewTableScreen({ playerName, isBusy, error, onMake }: NewTableProps) {
  const language = useLanguage();
  const t = newTableTexts(language).form;
  const [name, setName] = useState(playerName);
  const [settings, setSettings] = useState<Settings>(() => usualSettings(language));
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

function usualSettings(language: Language): Settings {
  return { ...DEFAULT_SETTINGS, title: newTableName(language) };
}

export function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const t = useTexts(newTableTexts).form;
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
