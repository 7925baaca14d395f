import { useState } from "react";
import { COUNTERS, resetStatistics, useStatistics } from "../storage/statistics.ts";
import { statisticsTexts as t } from "../texts/statistics.ts";
import { nameTexts } from "../texts/name.ts";
import { homeTexts } from "../texts/home.ts";
import { NameForm } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

export function SettingsScreen() {
  return (
    <Page className="narrow" title={homeTexts.settings}>
      <h1>{homeTexts.settings}</h1>
      <NameSection />
      <section className="sheet card-sheet">
        <SettingsForm />
      </section>
      <Numbers />
    </Page>
  );
}

function NameSection() {
  const [isKept, setKept] = useState(false);
  return (
    <section className="sheet card-sheet">
      <NameForm
        action={nameTexts.keep}
        onName={() => Promise.resolve({ ok: true })}
        onDone={() => setKept(true)}
      />
      <p className="soft" role="status">
        {isKept && nameTexts.kept}
      </p>
    </section>
  );
}

function Numbers() {
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
