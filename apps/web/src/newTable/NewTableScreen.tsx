import { useState } from "react";
import type { FormEvent } from "react";
import { newTableTexts as t } from "../texts/newTable.ts";
import { Page } from "../ui/Page.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { HouseRules } from "./HouseRules.tsx";
import { GAMES, PACES, TARGET_SCORES, TIMERS, unusualRules, USUAL_REQUEST } from "./request.ts";
import type { TableRequest } from "./request.ts";
import "../screens/settings.css";
import "./newTable.css";

interface NewTableProps {
  readonly playerName: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onMake: (request: TableRequest) => void;
}

/** Sensible defaults: whoever knows nothing taps once. */
export function NewTableScreen({ playerName, isBusy, error, onMake }: NewTableProps) {
  const [request, setRequest] = useState<TableRequest>({ ...USUAL_REQUEST, playerName });
  const change = (part: Partial<TableRequest>) => setRequest((before) => ({ ...before, ...part }));
  const make = (event: FormEvent) => {
    event.preventDefault();
    onMake(request);
  };
  return (
    <Page className="narrow">
      <h1>{t.title}</h1>
      <form className="sheet new-table" onSubmit={make}>
        <p className="soft">{t.lead}</p>
        <Names request={request} change={change} />
        <button type="submit" className="button main big wide" disabled={isBusy}>
          {t.make}
        </button>
        <p className="form-error" role="alert">
          {error}
        </p>
        <Games request={request} change={change} />
        <Rules request={request} change={change} />
        <AtTheTable request={request} change={change} />
      </form>
    </Page>
  );
}

interface PartProps {
  readonly request: TableRequest;
  readonly change: (part: Partial<TableRequest>) => void;
}

function Names({ request, change }: PartProps) {
  return (
    <div className="two-fields">
      <label className="field">
        <span>{t.yourName}</span>
        <input
          className="input"
          required
          maxLength={24}
          autoComplete="nickname"
          value={request.playerName}
          onChange={(event) => change({ playerName: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{t.name}</span>
        <input
          className="input"
          maxLength={24}
          placeholder={t.namePlaceholder}
          value={request.tableName}
          onChange={(event) => change({ tableName: event.target.value })}
        />
      </label>
    </div>
  );
}

function Games({ request, change }: PartProps) {
  return (
    <ChoiceField
      title={t.game}
      text={t.games[request.game].text}
      values={GAMES}
      label={(game) => t.games[game].title}
      value={request.game}
      onChange={(game) => change({ game })}
    />
  );
}

function Rules({ request, change }: PartProps) {
  if (request.game === "euchre") {
    return (
      <ChoiceField
        title={t.targetScore.title}
        text={t.targetScore.text}
        values={TARGET_SCORES}
        label={String}
        value={request.targetScore}
        onChange={(targetScore) => change({ targetScore })}
      />
    );
  }
  const unusual = unusualRules(request.rules);
  return (
    <details className="more">
      <summary>
        <b>{t.house}</b>
        <span className="soft">{unusual.length === 0 ? t.usual : `${unusual.length} changed`}</span>
      </summary>
      <HouseRules rules={request.rules} onChange={(rules) => change({ rules })} />
    </details>
  );
}

function AtTheTable({ request, change }: PartProps) {
  return (
    <details className="more">
      <summary>
        <b>{t.table}</b>
        <span className="soft">{`${t.pace.values[request.pace]}, ${t.timer.title.toLowerCase()}: ${t.timer.values[request.timer].toLowerCase()}`}</span>
      </summary>
      <ChoiceField
        title={t.timer.title}
        text={t.timer.text}
        values={TIMERS}
        label={(timer) => t.timer.values[timer]}
        value={request.timer}
        onChange={(timer) => change({ timer })}
      />
      <ChoiceField
        title={t.pace.title}
        text={t.pace.text}
        values={PACES}
        label={(pace) => t.pace.values[pace]}
        value={request.pace}
        onChange={(pace) => change({ pace })}
      />
      <label className="switch">
        <span>
          <b>{t.watchers.title}</b>
          <small className="soft">{t.watchers.text}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={request.watchers}
          onChange={(event) => change({ watchers: event.target.checked })}
        />
      </label>
    </details>
  );
}
