import { clubPath, LIMITS } from "@buck/protocol";
import { refusalText } from "@buck/words";
import { useState } from "react";
import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { savePlayerName, usePlayerName } from "../device/player.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { NameField } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import { createLiveClub } from "./liveClub.ts";
import "../settings/settings.css";

/** `/club`: starts a club and leads its founder there. */
export function NewClubPage() {
  const language = useLanguage();
  const t = clubTexts(language).form;
  const [, navigate] = useLocation();
  const { name: playerName } = usePlayerName();
  const [name, setName] = useState("");
  const [founder, setFounder] = useState(playerName);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    savePlayerName(founder);
    const made = await createLiveClub(name, founder);
    setBusy(false);
    if (made.ok) navigate(clubPath(made.code), { replace: true });
    else setError(refusalText(language, made));
  };
  return (
    <Page className="narrow" title={t.title}>
      <h1>{t.title}</h1>
      <form className="sheet new-table" onSubmit={(event) => void make(event)}>
        <p className="soft">{t.lead}</p>
        <div className="two-fields">
          <label className="field">
            <span>{t.name}</span>
            <input
              className="input"
              required
              maxLength={LIMITS.titleGraphemes}
              placeholder={t.namePlaceholder}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <NameField label={t.yourName} name={founder} onChange={setFounder} />
        </div>
        <p className="form-error" role="alert">
          {error}
        </p>
        <button type="submit" className="button main big wide" disabled={isBusy}>
          {t.make}
        </button>
      </form>
    </Page>
  );
}
