import type { Answer, ClubFrame } from "@buck/protocol";
import { refusalText } from "@buck/words";
import { useState } from "react";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { NameForm } from "../ui/NameDialog.tsx";
import { Page } from "../ui/Page.tsx";
import type { ClubClient } from "./liveClub.ts";
import "../settings/settings.css";

interface JoinClubProps {
  readonly club: Pick<ClubFrame, "name">;
  readonly client: Pick<ClubClient, "send">;
}

/** Somebody has opened the link: a name, and they belong. */
export function JoinClub({ club, client }: JoinClubProps) {
  const language = useLanguage();
  const t = clubTexts(language).join;
  const [isClaiming, setClaiming] = useState(false);
  return (
    <Page className="narrow" title={club.name}>
      <h1>{t.title({ club: club.name })}</h1>
      <section className="sheet card-sheet">
        {isClaiming ? (
          <ClaimForm onClaim={(moveCode) => client.send({ type: "claimDevice", moveCode })} />
        ) : (
          <>
            <p className="soft">{t.lead}</p>
            <NameForm
              action={t.join}
              onName={(name) => client.send({ type: "join", name })}
              onClaim={() => setClaiming(true)}
            />
          </>
        )}
        <button type="button" className="button paper wide" onClick={() => setClaiming(!isClaiming)}>
          {isClaiming ? t.join : t.claim}
        </button>
      </section>
    </Page>
  );
}

function ClaimForm({ onClaim }: { onClaim: (moveCode: string) => Promise<Answer> }) {
  const language = useLanguage();
  const t = clubTexts(language).join;
  const [digits, setDigits] = useState("");
  const [error, setError] = useState("");
  const claim = async () => {
    const answer = await onClaim(digits);
    if (!answer.ok) setError(refusalText(language, answer));
  };
  return (
    <form
      className="small-form"
      onSubmit={(event) => {
        event.preventDefault();
        void claim();
      }}
    >
      <p className="soft">{t.claimLead}</p>
      <label className="field">
        <span>{t.digits}</span>
        <input
          className="input digits"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{8}"
          maxLength={8}
          value={digits}
          aria-invalid={error !== ""}
          onChange={(event) => setDigits(event.target.value.replaceAll(/\D/g, ""))}
        />
      </label>
      <p className="form-error" role="alert">
        {error}
      </p>
      <button type="submit" className="button main wide">
        {t.claimNow}
      </button>
    </form>
  );
}
