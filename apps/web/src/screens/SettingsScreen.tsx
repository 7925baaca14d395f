import { forgetStatistics, useStatistics } from "../settings/statistics.ts";
import { statisticsTexts as t } from "../texts/settings.ts";
import { homeTexts } from "../texts/home.ts";
import { Page } from "../ui/Page.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

export function SettingsScreen() {
  return (
    <Page className="narrow" title={homeTexts.settings}>
      <h1>{homeTexts.settings}</h1>
      <section className="sheet card-sheet">
        <SettingsForm />
      </section>
      <Numbers />
    </Page>
  );
}

function Numbers() {
  const numbers = useStatistics();
  return (
    <section className="sheet card-sheet">
      <h2>{t.title}</h2>
      <p className="soft">{t.help}</p>
      <dl className="numbers">
        {t.rows.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{numbers[name]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button paper small" onClick={forgetStatistics}>
        {t.forget}
      </button>
    </section>
  );
}
