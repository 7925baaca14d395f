import { useState } from "react";
import { COUNTERS, resetStatistics, useStatistics } from "../device/statistics.ts";
import { NameForm } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { homeTexts } from "../texts/en/home.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { settingsTexts } from "../texts/en/settings.ts";

export function SettingsScreen() {
  const home = useTexts(homeTexts);
  return (
    <Page className="narrow" title={home.settings}>
      <h1>{home.settings}</h1>
      <NameSection />
      <section className="sheet card-sheet">
        <SettingsForm />
      </section>
      <Numbers />
    </Page>
  );
}

function NameSection() {
  const nameWords = useTexts(settingsTexts).name;
  const [isKept, setKept] = useState(false);
  return (
    <section className="sheet card-sheet">
      <NameForm
        action={nameWords.keep}
        onName={() => Promise.resolve({ ok: true })}
        onDone={() => setKept(true)}
      />
      <p className="soft" role="status">
        {isKept && nameWords.kept}
      </p>
    </section>
  );
}

function Numbers() {
  const t = useTexts(settingsTexts).statistics;
  const numbers = useStatistics();
  return (
    <section className="sheet card-sheet">
      <h2>{t.title}</h2>
      <p className="soft">{t.help}</p>
      <dl className="numbers">
        {COUNTERS.map((name) => (
          <div key={name}>
            <dt>{t.counters[name]}</dt>
            <dd>{numbers[name]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button paper small" onClick={resetStatistics}>
        {t.forget}
      </button>
    </section>
  );
}
