import type { Ending } from "@buck/client";
import { useEffect } from "react";
import { Link } from "wouter";
import { ErrorScreen } from "../app/ErrorScreen.tsx";
import { CardBack } from "../cards/PlayingCard.tsx";
import { forgetClub } from "../device/clubs.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { Page } from "../ui/Page.tsx";
import type { ClubClient } from "./liveClub.ts";

interface ClubGoneProps {
  readonly ending: Ending;
  readonly client: ClubClient;
}

/** The club has stopped talking to this tab: why, and the way on. */
export function ClubGone({ ending, client }: ClubGoneProps) {
  switch (ending) {
    case "openedElsewhere":
    case "flooding":
      return (
        <ErrorScreen
          error={ending === "flooding" ? "flooding" : "elsewhere"}
          onAction={() => client.reopen()}
        />
      );
    case "OLD_CLIENT":
    case "BAD_HANDSHAKE":
      return <ErrorScreen error="oldVersion" onAction={() => location.reload()} />;
    default:
      return <LeadsNowhere isRemoved={ending === "removed"} code={client.code} />;
  }
}

export function LeadsNowhere({ isRemoved, code }: { isRemoved: boolean; code: string }) {
  const t = useTexts(clubTexts).gone;
  useEffect(() => forgetClub(code), [code]);
  const title = isRemoved ? t.removedTitle : t.title;
  return (
    <Page className="error-page" title={title}>
      <div className="error-cards" aria-hidden="true">
        <CardBack />
        <CardBack />
      </div>
      <h1>{title}</h1>
      <p className="soft">{isRemoved ? t.removedText : t.text}</p>
      <div className="error-buttons">
        <Link href="/" className="button main big">
          {t.home}
        </Link>
      </div>
    </Page>
  );
}
