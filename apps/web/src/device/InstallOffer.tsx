import { useState } from "react";
import { installWay, isInstallDone, takeInstallPrompt } from "./install.ts";
import { useStatistics } from "./statistics.ts";
import { commonTexts } from "../texts/en/common.ts";
import { useTexts } from "../texts/useLanguage.ts";

/** After a finished game: a place among the apps of the device. Whoever declines is not asked again. */
export function InstallOffer() {
  const t = useTexts(commonTexts).signals;
  const hasPlayed = useStatistics(({ games }) => games > 0);
  const [way, setWay] = useState(installWay);
  if (!hasPlayed || way === null) return null;
  const decline = () => {
    isInstallDone.set();
    setWay(null);
  };
  const install = async () => {
    decline();
    await takeInstallPrompt()?.prompt();
  };
  return (
    <section className="install-offer" aria-label={t.install}>
      <p className="soft">{way === "ios" ? t.installOnIos : t.installNote}</p>
      <button type="button" className="button paper small" onClick={decline}>
        {t.decline}
      </button>
      {way === "prompt" && (
        <button type="button" className="button main small" onClick={() => void install()}>
          {t.install}
        </button>
      )}
    </section>
  );
}
